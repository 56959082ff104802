import { existsSync, globSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import pg from 'pg'
import type { Browser, Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { architectureRules } from '../../architecture/rules.ts'
import { readSources, violations } from '../../architecture/violations.ts'
import { newPlugin as makePlugin } from '../../tooling/new-plugin/new-plugin.ts'
import type { TestDatabase } from '../testing/database.ts'
import { launchBrowser } from '../testing/launch-browser.ts'
import { createMigratedDatabase, demoData } from '../testing/platform.ts'
import { runNode } from '../testing/run-node.ts'
import type { RunningServer } from '../testing/running-server.ts'
import { newFormPluginName, newPluginName, type SharedTree, sharedTree } from '../testing/shared-tree.ts'
import { copyTree, type TreeCopy } from '../testing/tree-copy.ts'

const name = newPluginName
/** Copy in which plugins are made and removed. */
let tree: TreeCopy
let database: TestDatabase
let browser: Browser
const variables = () => ({ DATABASE_URL: database.url })

beforeAll(async () => {
  tree = copyTree()
  database = await createMigratedDatabase(demoData)
  browser = await launchBrowser()
})
afterAll(async () => {
  await browser?.close()
  await database?.drop()
  tree?.remove()
})

const newPlugin = (...args: readonly string[]) => tree.node('config/tooling/new-plugin/main.ts', args)
const tables = async (): Promise<readonly string[]> => {
  const client = new pg.Client({ connectionString: database.url })
  await client.connect()
  const { rows } = await client.query<{ name: string }>(
    `select tablename "name" from pg_tables where starts_with(tablename, 'my_new_idea_')`,
  )
  await client.end()
  return rows.map(({ name }) => name)
}
const openPage = async (server: RunningServer, at: string): Promise<Page> => {
  const page = await browser.newPage()
  await page.goto(server.url + at)
  return page
}
const footerLink = (page: Page) => page.locator(`footer a[href$="/${name}"]`).and(page.locator(':not([hreflang])'))

test.each([
  ['nothing', [], 'Expected one name'],
  ['two names', ['one', 'two'], 'Expected one name'],
  ['a capital', ['Idea'], 'not a plugin name'],
  ['a relative path', ['../idea'], 'not a plugin name'],
  ['a double hyphen', ['my--idea'], 'not a plugin name'],
  ['a very long name', ['a-name-that-no-table-could-well-bear'], 'too long'],
  ['the name of a plugin', ['tags'], "There is a plugin 'tags' already"],
  ['a reserved word', ['api'], 'reserved'],
  ['the name of core tables', ['facility'], 'reserved'],
  ['the address of a page', ['zrodla-danych'], 'There is a page at /zrodla-danych already'],
  ['a table prefix of another plugin', ['tags-more'], "too similar to 'tags'"],
])('rejects %s with one line, and writes nothing', async (_, args, message) => {
  expect(await makePlugin(args, path.join(tree.folder, 'plugins'))).toEqual([expect.stringContaining(message)])
  expect(tree.gitStatus()).toEqual([])
})

test('the command prints a rejection to stderr and exits with 1', async () => {
  const { code, stdout, stderr } = await newPlugin('Idea')
  expect([code, stdout, stderr.trimEnd().split('\n').length]).toEqual([1, '', 1])
  expect(stderr).toContain('not a plugin name')
})

test.each(['x', 'abcdefghijklm-opqrstuvwxyz-012 --form'])(
  'the files of plugin %s are formatted and follow the architecture rules',
  async (command) => {
    const [name = '', ...more] = command.split(' ')
    expect((await newPlugin(name, ...more)).code).toBe(0)
    expect(await tree.node('node_modules/@biomejs/biome/bin/biome', ['check', '--diagnostic-level=warn', `plugins/${name}`])).toMatchObject(
      {
        code: 0,
      },
    )
    expect(violations(architectureRules, readSources(tree.folder), (file) => file.startsWith(`plugins/${name}/`))).toEqual([])
    const files = globSync('**/*', { cwd: path.join(tree.folder, 'plugins', name) })
    expect(files.filter((entry) => entry.includes('sample'))).toEqual([])
    tree.restore()
  },
)

describe('a new plugin', () => {
  let output: string
  beforeAll(async () => {
    const { code, stdout } = await newPlugin(name)
    expect(code).toBe(0)
    output = stdout
  })

  test('consists of a folder and a line in each list, and the output names what to open', () => {
    expect(tree.gitStatus().toSorted()).toEqual([
      ' M config/requirements/access.md',
      ' M plugins/README.md',
      ' M plugins/list.ts',
      `?? plugins/${name}/`,
    ])
    for (const word of ['npm run dev', `http://localhost:3000/${name}`, `plugins/${name}/plugin.ts`]) expect(output).toContain(word)
  })

  test('brings examples of its route', () => {
    expect(readFileSync(path.join(tree.folder, 'plugins', name, 'testing/examples.ts'), 'utf8')).toContain('listNotes')
  })

  test('WB-14 passes the type check, beside one with a form and a theme', async () => {
    expect((await newPlugin(newFormPluginName, '--form')).code).toBe(0)
    expect((await tree.kredka(['theme', 'new', 'ocean'])).code).toBe(0)
    // The type check of the repository covers everything else.
    const include = [
      'web/*.d.ts',
      'plugins/messages.gen.ts',
      'config/quality/testing/*.setup.ts',
      ...[name, newFormPluginName, 'theme-ocean'].map((plugin) => `plugins/${plugin}`),
    ]
    const compilerOptions = { tsBuildInfoFile: 'dist/new.tsbuildinfo' }
    writeFileSync(path.join(tree.folder, 'new.json'), JSON.stringify({ extends: './tsconfig.json', compilerOptions, include }))
    expect(await tree.node('node_modules/typescript/bin/tsc', ['--noEmit', '--project', 'new.json'])).toEqual({
      code: 0,
      stdout: '',
      stderr: '',
    })
    rmSync(path.join(tree.folder, 'new.json'))
    tree.removePlugin(newFormPluginName)
    tree.removePlugin('theme-ocean')
  })
})

describe('the product with the new plugin', () => {
  let shared: SharedTree
  let server: RunningServer
  beforeAll(async () => {
    shared = await sharedTree()
    server = await shared.serve(variables())
  })
  afterAll(() => server?.stop())
  const kredka = (...args: readonly string[]) => runNode(shared.folder, 'cli/main.ts', args, variables())

  test('its command writes, its page and its route read', async () => {
    expect(await (await server.get(`/api/v1/${name}`)).json()).toEqual([])
    const { code, stdout, stderr } = await kredka(name, 'add', 'Pierwsza <notatka>', '--json')
    expect([code, stderr]).toEqual([0, ''])
    const note: unknown = JSON.parse(stdout)
    expect(note).toMatchObject({ text: 'Pierwsza <notatka>', written_at: expect.stringMatching(/^\d{4}-.*Z$/) })
    expect(await (await server.get(`/api/v1/${name}`)).json()).toEqual([note])
    expect((await kredka(name, 'list')).stdout).toContain('Pierwsza <notatka>')
    expect(await kredka(name, 'add', '  ')).toMatchObject({ code: 1, stdout: '' })
    const page = await openPage(server, `/${name}`)
    expect(await page.locator('main li p').allTextContents()).toEqual(['Pierwsza <notatka>'])
    await page.close()
  })

  test('its table has its prefix', async () => {
    expect(await tables()).toEqual(['my_new_idea_note'])
  })

  test.each([
    ['pl', '', 'Notatki: My new idea'],
    ['uk', '/uk', 'Нотатки: My new idea'],
    ['en', '/en', 'Notes: My new idea'],
  ])('opens in %s by the link in the footer', async (lang, prefix, heading) => {
    const page = await openPage(server, prefix || '/')
    await footerLink(page).click()
    await page.waitForURL(`**${prefix}/${name}`)
    expect(await page.locator('h1').textContent()).toBe(heading)
    expect(await page.locator('html').getAttribute('lang')).toBe(lang)
    expect(await page.title()).toContain(heading)
    await page.close()
  })

  test('one with a form has at most 20 files and 900 lines, and passes the test of its page', async () => {
    const files = globSync('**/*', { cwd: path.join(shared.folder, 'plugins', newFormPluginName), withFileTypes: true })
    const texts = files.filter((one) => one.isFile()).map((one) => readFileSync(path.join(one.parentPath, one.name), 'utf8'))
    expect(texts.length).toBeLessThanOrEqual(20)
    expect(texts.join('').split('\n').length).toBeLessThanOrEqual(900)
    const playwright = [
      'node_modules/playwright/cli.js',
      'test',
      '--config',
      'web/e2e/playwright.config.ts',
      `plugins/${newFormPluginName}`,
    ]
    const page = await runNode(shared.folder, 'cli/bin/node.mjs', playwright, { BASE_URL: server.url })
    expect(page, page.stdout).toMatchObject({ code: 0, stdout: expect.stringContaining('1 passed') })
  })

  test('is in the sitemap', async () => {
    expect(await (await server.get('/sitemap.xml')).text()).toContain(`/sitemap/${name}/`)
    expect(await (await server.get(`/sitemap/${name}/1.xml`)).text()).toContain(`/uk/${name}</loc>`)
  })
})

describe('the same plugin removed: its folder and its line', () => {
  beforeAll(() => tree.removePlugin(name))

  // The tree is then the one whose product all other tests use, and so is the build.
  test('leaves nothing in the source tree', () => {
    expect(tree.gitStatus()).toEqual([])
    expect(existsSync(path.join(tree.folder, 'plugins', name))).toBe(false)
    tree.copyBuild()
  })

  test('its command is gone; the tables remain until they are purged', async () => {
    const { code, stderr } = await tree.kredka([name, 'list'], variables())
    expect([code, stderr.split('\n')[0]]).toEqual([1, `error: unknown command '${name}'`])
    expect(await tables()).toEqual(['my_new_idea_note'])
    expect(await tree.kredka(['plugin', 'purge', name], variables())).toMatchObject({ code: 1, stdout: '' })
    expect(await tables()).toEqual(['my_new_idea_note'])
    expect(JSON.parse((await tree.kredka(['plugin', 'purge', name, '--yes', '--json'], variables())).stdout)).toEqual({
      dropped: ['my_new_idea_note'],
    })
    expect(await tables()).toEqual([])
  })

  test('a command runs the sources once they differ from the build', async () => {
    const file = path.join(tree.folder, 'plugins/tags/plugin.ts')
    writeFileSync(file, `${readFileSync(file, 'utf8')}\nconsole.error('the sources')\n`)
    expect(await tree.kredka(['plugin', 'list', '--json'], variables())).toMatchObject({ code: 0, stderr: 'the sources\n' })
  })
})
