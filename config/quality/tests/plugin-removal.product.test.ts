import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { Effect } from 'effect'
import { pino } from 'pino'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { languages, prefixOf } from '#core/kernel/language.ts'
import { tablePrefix } from '#core/plugin/names.ts'
import { Translator } from '#core/ports/translator.ts'
import { importFile } from '#plugins/registers/testing/import-register.ts'
import { firstEdition } from '#plugins/registers/testing/zlobki-fixture.ts'
import { plugins } from '#plugins/server.gen.ts'
import { makePlatform } from '../../app/platform.ts'
import { crawl, untranslatedKeys } from '../testing/crawl.ts'
import { rowsOf, type TestPlatform, testPlatform } from '../testing/platform.ts'
import type { RunningServer } from '../testing/running-server.ts'
import { copyTree, type TreeCopy } from '../testing/tree-copy.ts'

const dependentsOf = (name: string) => plugins.filter(({ dependsOn = [] }) => dependsOn.includes(name)).map((plugin) => plugin.name)
// Plugins with tables last, so that tables can be restored after the last purge.
const free = plugins
  .filter(({ name }) => dependentsOf(name).length === 0)
  .toSorted((a, b) => (a.migrations?.length ?? 0) - (b.migrations?.length ?? 0))
/** Each plugin needs a build and a crawl: a run tests one of them, chosen by the hash of the build; `EVERY_PLUGIN=1` tests all. */
const stamp = path.resolve(import.meta.dirname, '../../../dist/web/.stamp')
const chosen = existsSync(stamp) ? Number.parseInt(readFileSync(stamp, 'utf8').slice(0, 8), 16) % free.length : 0
const tested = free.filter((_, n) => process.env['EVERY_PLUGIN'] !== undefined || n === chosen)
const needed = plugins.filter(({ name }) => dependentsOf(name).length > 0)
/** Plugins whose lists are not in the sitemap before their first record. */
const emptyAtFirst = ['blog']
const namespaces = ['shell', 'landing', 'pager', 'error', ...plugins.map(({ name }) => name)]

let tree: TreeCopy
/** Platform with all plugins, whose database has all tables, and facilities. */
let full: TestPlatform

beforeAll(async () => {
  tree = copyTree()
  full = await testPlatform()
  // A dozen facilities are enough to reach every kind of page.
  const file = path.join(full.dataDir, 'zlobki-2025-02-22.csv')
  writeFileSync(file, readFileSync(firstEdition.file, 'utf8').split('\n').slice(0, 13).join('\n'))
  await importFile(full, file)
})
afterAll(async () => {
  await full?.end()
  tree?.remove()
})

const tablesOf = async (name: string) =>
  (
    await rowsOf<{ table: string }>(full, `select tablename "table" from pg_tables where starts_with(tablename, ?)`, [tablePrefix(name)])
  ).map(({ table }) => table)

test('there are plugins with and without dependents', () => {
  expect(free.map(({ name }) => name)).toEqual(expect.arrayContaining(['questions', 'favourites']))
  expect(needed.map(({ name }) => name)).toEqual(expect.arrayContaining(['places', 'tags', 'catalogue']))
})

test.each(free)('without $name the platform starts, and only its messages are gone', async (plugin) => {
  const platform = await makePlatform({
    databaseUrl: full.databaseUrl,
    plugins: plugins.filter((one) => one !== plugin),
    logger: pino({ level: 'silent' }),
  })
  for (const language of languages) {
    expect(platform.find(Translator).pick(language, [plugin.name])).toEqual({})
    expect(Object.keys(platform.find(Translator).pick(language, ['shell'])).length).toBeGreaterThan(10)
  }
  await platform.close()
})

describe.each(tested)('without $name, on a database that has its tables,', (plugin) => {
  const { name, endpoints = [], commands = [], sitemap } = plugin
  let server: RunningServer
  const variables = () => ({ DATABASE_URL: full.databaseUrl })
  beforeAll(async () => {
    tree.removePlugin(name)
    await tree.build()
    server = await tree.serve(variables())
  })
  afterAll(async () => {
    await server?.stop()
    tree.restore()
  })

  test('the product is ready, and no migration is pending', async () => {
    const checks = {
      database: 'ok',
      migrations: 'ok',
      index: 'ok',
      jobs: 'ok',
      mails: 'ok',
      'mails waiting': 'ok',
      replicas: 'ok',
      processes: 'ok',
      disk: 'ok',
    }
    expect(await (await server.get('/readyz')).json()).toEqual({ status: 'ok', checks })
    expect(await tree.kredka(['migrate', 'up', '--json'], variables())).toEqual({ code: 0, stdout: '[]\n', stderr: '' })
  })

  test('its pages are 404', async () => {
    const entries = sitemap ? await Effect.runPromise(full.find(sitemap).slice(0, 5)) : []
    expect(entries.length > 0).toBe(sitemap !== undefined && !emptyAtFirst.includes(name))
    for (const entry of entries)
      for (const language of languages)
        expect([entry.path, language, (await server.get(prefixOf[language] + entry.path)).status]).toEqual([entry.path, language, 404])
  })

  test('its routes are 404, or 405 at an address where another plugin has one', async () => {
    const remaining = new Set(
      plugins.filter((one) => one.name !== name).flatMap((one) => (one.endpoints ?? []).map((endpoint) => endpoint.path)),
    )
    for (const { method, path } of endpoints) {
      const body = method === 'get' ? {} : { headers: { 'content-type': 'application/json' }, body: '{}' }
      const response = await server.get(path.replaceAll(/:\w+/g, '1'), { method: method.toUpperCase(), ...body })
      const expected = remaining.has(path) ? [405, { code: 'error/method-not-allowed' }] : [404, { code: 'error/not-found' }]
      expect([path, response.status, await response.json()]).toMatchObject([path, ...expected])
    }
  })

  test('its commands are unknown', async () => {
    const first = new Set(commands.map(({ usage }) => usage.split(' ')[0] ?? ''))
    for (const command of first) {
      const { code, stdout, stderr } = await tree.kredka([command], variables())
      expect([code, stdout, stderr.split('\n')[0]]).toEqual([1, '', `error: unknown command '${command}'`])
    }
    const { stdout } = await tree.kredka(['plugin', 'list', '--json'], variables())
    expect((JSON.parse(stdout) as { name: string }[]).map((one) => one.name)).not.toContain(name)
  })

  test('no link is broken and no message key is shown, from the home page and the sitemap in three languages', async () => {
    const { visited } = await crawl(server.get, server.url, { sitemap: true })
    expect(visited.size).toBeGreaterThan(languages.length)
    const broken = [...visited].filter(([, { status }]) => status >= 400).map(([path, { status, from }]) => `${from} → ${path} ${status}`)
    expect(broken).toEqual([])
    const raw = [...visited].flatMap(([path, { page }]) =>
      untranslatedKeys(`${page?.title} ${page?.description} ${page?.text}`, namespaces).map((key) => `${path}: ${key}`),
    )
    expect(raw).toEqual([])
  })

  test('purging drops its tables', async () => {
    const tables = await tablesOf(name)
    const { code, stdout } = await tree.kredka(['plugin', 'purge', name, '--yes', '--json'], variables())
    expect([code, JSON.parse(stdout)]).toEqual([0, { dropped: tables.toSorted() }])
    expect(await tablesOf(name)).toEqual([])
    expect((await server.get('/')).status).toBe(200)
  })
})

test('purged tables are created again when the plugin returns', async () => {
  const pending = await full.migrationStatus()
  expect(pending.waiting.length > 0).toBe(tested.some(({ migrations = [] }) => migrations.length > 0))
  expect(await full.migrateUp()).toEqual(pending.waiting)
  for (const { name, migrations = [] } of tested) expect([name, (await tablesOf(name)).length > 0]).toEqual([name, migrations.length > 0])
})

// One of them here: `write-plugin-lists.test.ts` proves the check itself.
describe('without places, which others depend on,', () => {
  beforeAll(() => tree.removePlugin('places'))
  afterAll(() => tree.restore())

  test.each([
    ['the start', 'cli/main.ts', ['serve']],
    ['the build', 'config/tooling/build.ts', []],
  ])('%s fails, naming both', async (_, file, args) => {
    const { code, stdout, stderr } = await tree.node(file, args, { DATABASE_URL: full.databaseUrl, PORT: '0' })
    const lines = dependentsOf('places').map((other) => `Plugin ${other} depends on plugin places, which is not in plugins/list.ts`)
    expect({ code, stdout, lines: stderr.trimEnd().split('\n') }).toEqual({ code: 1, stdout: '', lines })
  })
})
