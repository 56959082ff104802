import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { Effect } from 'effect'
import { pino } from 'pino'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { operator } from '#core/access/actor.ts'
import { languages, prefixOf } from '#core/kernel/language.ts'
import { tablesBegin } from '#core/plugin/names.ts'
import { Translator } from '#core/ports/translator.ts'
import { firstEdition } from '#plugins/registers/testing/zlobki-made.ts'
import { ImportEdition } from '#plugins/registers/use-cases/import-edition.ts'
import { plugins } from '#plugins/server.gen.ts'
import { makePlatform } from '../platform.ts'
import { crawl, rawKeys } from '../testing/crawl.ts'
import { rowsOf, type TestPlatform, testPlatform } from '../testing/platform.ts'
import type { Started } from '../testing/started.ts'
import { copyOfTree, type Tree } from '../testing/tree.ts'

const neededBy = (name: string) => plugins.filter(({ dependsOn: needs = [] }) => needs.includes(name)).map((plugin) => plugin.name)
// Those with tables last, so that after the last purge there is something to make anew.
const free = plugins
  .filter(({ name }) => neededBy(name).length === 0)
  .toSorted((a, b) => (a.migrations?.length ?? 0) - (b.migrations?.length ?? 0))
/** Each takes a build and a crawl: a run tries a sixth of them, another sixth with each build of other sources; `EVERY_PLUGIN=1` tries all. */
const stamp = path.resolve(import.meta.dirname, '../../dist/web/.stamp')
const turn = existsSync(stamp) ? Number.parseInt(readFileSync(stamp, 'utf8').slice(0, 8), 16) % 6 : 0
const tried = free.filter((_, n) => process.env['EVERY_PLUGIN'] !== undefined || n % 6 === turn)
const needed = plugins.filter(({ name }) => neededBy(name).length > 0)
const namespaces = ['shell', 'landing', 'pager', 'error', ...plugins.map(({ name }) => name)]

let tree: Tree
/** All plugins, and a database that holds the tables of all and facilities. */
let whole: TestPlatform

beforeAll(async () => {
  tree = copyOfTree()
  whole = await testPlatform()
  // A dozen of them are enough to lead to every kind of page.
  const file = path.join(whole.dataDir, 'zlobki-2025-02-22.csv')
  writeFileSync(file, readFileSync(firstEdition.file, 'utf8').split('\n').slice(0, 13).join('\n'))
  await whole.run(ImportEdition, operator, { register: 'zlobki', file })
})
afterAll(async () => {
  await whole?.end()
  tree?.remove()
})

const tablesOf = async (name: string) =>
  (
    await rowsOf<{ table: string }>(whole, `select tablename "table" from pg_tables where starts_with(tablename, ?)`, [tablesBegin(name)])
  ).map(({ table }) => table)

test('there are plugins of both kinds', () => {
  expect(free.map(({ name }) => name)).toEqual(expect.arrayContaining(['registers', 'facility-profile', 'map']))
  expect(needed.map(({ name }) => name)).toEqual(expect.arrayContaining(['places', 'tags', 'catalogue']))
})

test.each(free)('without $name the platform is made, and its messages are gone, and only they', async (plugin) => {
  const platform = await makePlatform({
    databaseUrl: whole.databaseUrl,
    plugins: plugins.filter((one) => one !== plugin),
    logger: pino({ level: 'silent' }),
  })
  for (const language of languages) {
    expect(platform.find(Translator).pick(language, [plugin.name])).toEqual({})
    expect(Object.keys(platform.find(Translator).pick(language, ['shell'])).length).toBeGreaterThan(10)
  }
  await platform.close()
})

describe.each(tried)('without $name, on a database that has its tables,', (plugin) => {
  const { name, routes = [], commands = [], sitemap: addresses } = plugin
  let server: Started
  const variables = () => ({ DATABASE_URL: whole.databaseUrl })
  beforeAll(async () => {
    tree.takeOut(name)
    await tree.build()
    server = await tree.serve(variables())
  })
  afterAll(async () => {
    await server?.stop()
    tree.restore()
  })

  test('the product is ready, and no step of its database is waiting', async () => {
    const checks = { database: 'ok', migrations: 'ok', index: 'ok', jobs: 'ok', mails: 'ok', 'mails waiting': 'ok' }
    expect(await (await server.get('/readyz')).json()).toEqual({ status: 'ok', checks })
    expect(await tree.kredka(['migrate', 'up', '--json'], variables())).toEqual({ code: 0, stdout: '[]\n', stderr: '' })
  })

  test('its pages answer 404', async () => {
    const { entries } = addresses ? await Effect.runPromise(whole.find(addresses).slice(null, 5)) : { entries: [] }
    expect(entries.length > 0).toBe(addresses !== undefined)
    for (const entry of entries)
      for (const language of languages)
        expect([entry.path, language, (await server.get(prefixOf[language] + entry.path)).status]).toEqual([entry.path, language, 404])
  })

  test('its rows answer 404', async () => {
    for (const { method, path } of routes) {
      const body = method === 'get' ? {} : { headers: { 'content-type': 'application/json' }, body: '{}' }
      const answer = await server.get(path.replaceAll(/:\w+/g, '1'), { method: method.toUpperCase(), ...body })
      expect([path, answer.status, await answer.json()]).toMatchObject([path, 404, { code: 'error/not-found' }])
    }
  })

  test('its commands are unknown', async () => {
    const first = new Set(commands.map(({ usage: words }) => words.split(' ')[0] ?? ''))
    for (const word of first) {
      const { code, stdout, stderr } = await tree.kredka([word], variables())
      expect([code, stdout, stderr.split('\n')[0]]).toEqual([1, '', `error: unknown command '${word}'`])
    }
    const { stdout } = await tree.kredka(['plugin', 'list', '--json'], variables())
    expect((JSON.parse(stdout) as { name: string }[]).map((one) => one.name)).not.toContain(name)
  })

  test('no link is dead and no message key is seen, from the home page and the sitemap in three languages', async () => {
    const visited = await crawl(server.get, server.url)
    expect(visited.size).toBeGreaterThan(languages.length)
    const dead = [...visited].filter(([, { status }]) => status >= 400).map(([path, { status, from }]) => `${from} → ${path} ${status}`)
    expect(dead).toEqual([])
    const raw = [...visited].flatMap(([path, { page }]) =>
      rawKeys(`${page?.title} ${page?.description} ${page?.text}`, namespaces).map((key) => `${path}: ${key}`),
    )
    expect(raw).toEqual([])
  })

  test('its tables are dropped when the operator says so', async () => {
    const tables = await tablesOf(name)
    const { code, stdout } = await tree.kredka(['plugin', 'purge', name, '--yes', '--json'], variables())
    expect([code, JSON.parse(stdout)]).toEqual([0, { dropped: tables.toSorted() }])
    expect(await tablesOf(name)).toEqual([])
    expect((await server.get('/')).status).toBe(200)
  })
})

test('what was purged is made anew when its plugin comes back', async () => {
  const gone = await whole.migrationStatus()
  expect(gone.waiting.length).toBeGreaterThan(0)
  expect(await whole.migrateUp()).toEqual(gone.waiting)
  for (const { name, migrations = [] } of tried) expect([name, (await tablesOf(name)).length > 0]).toEqual([name, migrations.length > 0])
})

describe.each(needed)('without $name, which others need,', ({ name }) => {
  beforeAll(() => tree.takeOut(name))
  afterAll(() => tree.restore())

  test.each([
    ['the start', 'cli/main.ts', ['serve']],
    ['the build', 'config/build.ts', []],
  ])('%s is refused, naming both', async (_, file, args) => {
    const { code, stdout, stderr } = await tree.node(file, args, { DATABASE_URL: whole.databaseUrl, PORT: '0' })
    const lines = neededBy(name).map((other) => `Plugin ${other} depends on plugin ${name}, which is not in plugins/list.ts`)
    expect({ code, stdout, lines: stderr.trimEnd().split('\n') }).toEqual({ code: 1, stdout: '', lines })
  })
})
