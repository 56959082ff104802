import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { identifierOf } from './write-plugin-lists.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'kredka-plugins-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const list = (...names: readonly string[]) =>
  writeFileSync(path.join(folder, 'list.ts'), `export const pluginNames = ${JSON.stringify(names)} as const\n`)
const plugin = (name: string, ...files: readonly string[]) => {
  mkdirSync(path.join(folder, name, 'web'), { recursive: true })
  for (const file of files) writeFileSync(path.join(folder, name, file), '')
}
const write = () => {
  const { status, stderr } = spawnSync(process.execPath, [path.join(import.meta.dirname, 'write-plugin-lists.ts'), folder], {
    encoding: 'utf8',
  })
  return { status, lines: stderr.trim().split('\n').filter(Boolean) }
}
const read = (file: string) => readFileSync(path.join(folder, file), 'utf8').split('\n').slice(1).join('\n')

test('lists the plugins that have the file, in the order of list.ts', () => {
  plugin('tags', 'plugin.ts', 'web/pages.ts')
  plugin('facility-profile', 'plugin.ts', 'web/pages.ts', 'web/layouts.ts', 'web/slot-fills.ts', 'mail-views.tsx')
  plugin('places', 'plugin.ts')
  list('places', 'facility-profile', 'tags')
  expect(write()).toEqual({ status: 0, lines: [] })
  expect(read('server.gen.ts')).toBe(
    "import type { Plugin } from '#core/plugin/define-plugin.ts'\nimport { plugin as places } from './places/plugin.ts'\nimport { plugin as facilityProfile } from './facility-profile/plugin.ts'\n" +
      "import { plugin as tags } from './tags/plugin.ts'\n\nexport const plugins: readonly Plugin[] = [places, facilityProfile, tags]\n",
  )
  expect(read('pages.gen.ts')).toBe(
    "import type { PageEntry } from '#web/runtime/plugin-ui.ts'\nimport { pages as facilityProfilePages } from './facility-profile/web/pages.ts'\nimport { pages as tagsPages } from './tags/web/pages.ts'\n\n" +
      'export const pluginPages: readonly PageEntry[] = [...facilityProfilePages, ...tagsPages]\n',
  )
  expect(read('layouts.gen.ts')).toBe(
    "import type { LayoutEntry } from '#web/runtime/plugin-ui.ts'\nimport { layouts as facilityProfileLayouts } from './facility-profile/web/layouts.ts'\n\n" +
      'export const pluginLayouts: readonly LayoutEntry[] = [...facilityProfileLayouts]\n',
  )
  expect(read('slot-fills.gen.ts')).toBe(
    "import type { PluginFills } from '#web/runtime/plugin-ui.ts'\nimport { fills as facilityProfileFills } from './facility-profile/web/slot-fills.ts'\n\n" +
      'export const pluginFills: readonly PluginFills[] = [facilityProfileFills]\n',
  )
  expect(read('mails.gen.ts')).toBe(
    "import type { MailViews } from '#web/ui/mail/define-mail.ts'\nimport { mailViews as facilityProfileMailViews } from './facility-profile/mail-views.tsx'\n\n" +
      'export const pluginMails: readonly MailViews[] = [facilityProfileMailViews]\n',
  )
})

test('IN-06 declares the keys of the messages of the platform and of all plugins that have some', () => {
  plugin('facility-profile', 'plugin.ts')
  mkdirSync(path.join(folder, 'facility-profile/messages'))
  writeFileSync(path.join(folder, 'facility-profile/messages/pl.json'), '{}')
  plugin('places', 'plugin.ts')
  list('places', 'facility-profile')
  expect(write()).toEqual({ status: 0, lines: [] })
  expect(read('messages.gen.ts').match(/typeof import\(.*/g)).toEqual([
    "typeof import('../web/messages/pl.json')",
    "typeof import('./facility-profile/messages/pl.json')",
  ])
})

test('does not write an unchanged list', () => {
  plugin('places', 'plugin.ts')
  list('places')
  write()
  const file = path.join(folder, 'server.gen.ts')
  utimesSync(file, 1000, 1000)
  expect(write().status).toBe(0)
  expect(statSync(file).mtimeMs).toBe(1_000_000)
})

test('removes a list of a former version', () => {
  plugin('places', 'plugin.ts')
  list('places')
  writeFileSync(path.join(folder, 'ui.gen.ts'), "import { ui } from './places/web/ui.tsx'\n")
  expect(write()).toEqual({ status: 0, lines: [] })
  expect(() => read('ui.gen.ts')).toThrow()
  expect(read('slot-fills.gen.ts')).toContain('pluginFills: readonly PluginFills[] = []')
})

test('reports names without a folder and folders without an entry, and writes nothing', () => {
  plugin('places', 'plugin.ts')
  plugin('forgotten', 'plugin.ts')
  plugin('hollow')
  list('places', 'missing', 'hollow')
  expect(write()).toEqual({
    status: 1,
    lines: [
      "plugins/list.ts names 'missing', but there is no folder plugins/missing",
      'plugins/hollow has no plugin.ts',
      'plugins/forgotten is a folder without a line in plugins/list.ts',
    ],
  })
  expect(() => read('server.gen.ts')).toThrow()
})

test('reports a missing dependency with the plugin that depends on it', () => {
  plugin('places', 'plugin.ts')
  plugin('registers', 'plugin.ts')
  writeFileSync(path.join(folder, 'registers/plugin.ts'), "export const plugin = { name: 'registers', dependsOn: ['places', 'tags'] }")
  list('places', 'registers')
  expect(write()).toEqual({ status: 1, lines: ['Plugin registers depends on plugin tags, which is not in plugins/list.ts'] })
})

test('converts hyphens to camelCase', () => {
  expect(identifierOf('theme-meadow-2')).toBe('themeMeadow2')
})
