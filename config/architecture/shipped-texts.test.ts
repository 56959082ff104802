import path from 'node:path'
import { expect, test } from 'vitest'
import { pluginLayouts } from '#plugins/layouts.gen.ts'
import { pluginPages } from '#plugins/pages.gen.ts'
import { app } from '#web/pages/rendering-modes.ts'
import type { IslandComponent } from '#web/runtime/islands/define.ts'
import { allKeys } from './all-keys.ts'
import { importsOf } from './imports.ts'
import { isSent, makeModuleGraph, neededKeys } from './shipped-texts.ts'
import { textUseOf } from './text-keys.ts'
import { isTest, readSources, resolveImport } from './violations.ts'

const root = path.resolve(import.meta.dirname, '../..')
const sources = new Map([...readSources(root)].filter(([file]) => /^(core|plugins|web)\//.test(file) && !isTest(file)))
const modulesOf = makeModuleGraph(sources)
const needed = new Map<string, readonly string[]>()
const neededBy = (file: string) =>
  needed.getOrInsertComputed(file, () =>
    neededKeys(
      textUseOf(file, sources.get(file) ?? '', () => true),
      allKeys,
    ),
  )

/** Text of a list that says nothing else when it is empty; screens with a text of their own do not need it. */
const otherwise = 'NO_ELEMENTS'

/** Returns the keys that screens need and that no prefix sends; contracts and core name texts that the server sends. */
const missing = (entries: readonly string[], prefixes: readonly string[]) => {
  const screens = modulesOf(entries).filter((file) => /^web\/|\/web\//.test(file))
  return [...new Set(screens.flatMap(neededBy))].filter((key) => !isSent(key, [...prefixes, otherwise]))
}

/** Finds the files of components that the lists of plugins name. */
const fileOf = new Map<unknown, string>()
for (const [file, source] of sources)
  if (/^plugins\/[^/]+\/web\/(pages|layouts)\.ts$/.test(file))
    for (const { target } of importsOf(file, source)) {
      const found = resolveImport(file, target, sources)
      if (found?.endsWith('.tsx'))
        for (const part of Object.values((await import(path.join(root, found))) as object)) fileOf.set(part, found)
    }

const layouts = new Map(pluginLayouts.map(({ layout, Layout, messages = [] }) => [layout.layout, { file: fileOf.get(Layout), messages }]))
const appPages = pluginPages.flatMap(({ layout, route, Page, messages = [] }) => {
  const area = typeof layout === 'string' || 'still' in layout ? undefined : layouts.get(layout.layout)
  return area ? [{ route, entries: [area.file, fileOf.get(Page)], prefixes: [...app.messages, ...area.messages, ...messages] }] : []
})

test('IN-06 a page in the browser has all texts that it and its layout translate', () => {
  expect(appPages.length).toBeGreaterThan(50)
  expect(appPages.flatMap(({ entries }) => entries).filter((file) => file === undefined)).toEqual([])
  const without = appPages.map(({ route, entries, prefixes }) => [route, missing(entries.map(String), prefixes)] as const)
  expect(without.filter(([, found]) => found.length > 0)).toEqual([])
})

test('IN-06 an island has all texts that it translates', async () => {
  const files = [...sources.keys()].filter((file) => /^plugins\/[^/]+\/web\/islands\/[^/]+\.tsx$/.test(file))
  const islands = await Promise.all(
    files.map(async (file) => ({ file, component: (await import(path.join(root, file))).default as Partial<IslandComponent<object>> })),
  )
  const found = islands.flatMap(({ file, component }) => (component?.island ? [{ file, prefixes: component.island.messages }] : []))
  expect(found.length).toBeGreaterThan(8)
  const without = found.map(({ file, prefixes }) => [file, missing([file], prefixes)] as const)
  expect(without.filter(([, keys]) => keys.length > 0)).toEqual([])
})
