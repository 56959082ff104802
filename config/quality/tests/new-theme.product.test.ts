import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { architectureRules } from '../../architecture/rules.ts'
import { readSources, violations } from '../../architecture/violations.ts'
import { copyTree, type TreeCopy } from '../testing/tree-copy.ts'

/** Copy in which the theme is made. */
let tree: TreeCopy
beforeAll(async () => {
  tree = copyTree()
  expect(await tree.kredka(['theme', 'new', 'ocean'])).toMatchObject({ code: 0, stderr: '' })
})
afterAll(() => tree?.remove())

const file = () => path.join(tree.folder, 'plugins/theme-ocean/plugin.ts')
const check = () => tree.kredka(['theme', 'check', 'ocean'])

test('WB-14 a new theme consists of its folder and a line in the list of plugins, and is installed', async () => {
  expect(tree.gitStatus().toSorted()).toEqual([' M plugins/list.ts', '?? plugins/theme-ocean/'])
  expect(readFileSync(path.join(tree.folder, 'plugins/list.ts'), 'utf8')).toMatch(/'theme-[a-z-]+',\n {2}'theme-ocean',\n/)
  expect(JSON.parse((await tree.kredka(['plugin', 'list', '--json'])).stdout)).toContainEqual({ name: 'theme-ocean', needs: [] })
})

test('WB-14 it passes the check of themes, of style and of imports as it is made', async () => {
  expect(await check()).toMatchObject({ code: 0, stdout: expect.stringContaining('Nothing is wrong.') })
  expect(JSON.parse((await tree.kredka(['theme', 'check', 'theme-ocean', '--json'])).stdout)).toMatchObject({ key: 'ocean', faults: [] })
  const biome = ['check', '--diagnostic-level=warn', 'plugins/theme-ocean', 'plugins/list.ts']
  expect(await tree.node('node_modules/@biomejs/biome/bin/biome', biome)).toMatchObject({ code: 0 })
  expect(violations(architectureRules, readSources(tree.folder), (one) => one.startsWith('plugins/theme-ocean/'))).toEqual([])
})

test('WB-14 a key that is taken is refused in one line', async () => {
  expect(await tree.kredka(['theme', 'new', 'ocean'])).toEqual({ code: 1, stdout: '', stderr: "There is a theme 'ocean' already.\n" })
})

test('WB-14 without the token navbar the check and a start name it, the check with exit 1', async () => {
  writeFileSync(file(), readFileSync(file(), 'utf8').replace(/^ {4}navbar: .*\n/m, ''))
  expect(await check()).toMatchObject({ code: 1, stderr: '', stdout: expect.stringContaining('colors.navbar is missing') })
  const start = await tree.kredka(['doctor'], { DATABASE_URL: 'postgres://127.0.0.1:1/none' })
  expect(start).toMatchObject({ code: 1, stderr: expect.stringMatching(/^Theme of plugin theme-ocean: colors\.navbar is missing\. .*\n$/) })
})
