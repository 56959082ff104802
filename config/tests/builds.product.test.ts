import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { type Browser, chromium } from 'playwright'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { isPrivate } from '#web/data/href.ts'
import { buildsFolder, keptBuilds } from '#web/builds/kept-builds.ts'
import type { Matcher, RouteRule } from '#web/builds/matcher.ts'
import { findBrowser } from '../testing/browser.ts'
import { rowsOf, type TestPlatform, testPlatform } from '../testing/platform.ts'
import type { Started } from '../testing/started.ts'
import { copyOfTree, type Tree } from '../testing/tree.ts'

let tree: Tree
let platform: TestPlatform
let browser: Browser
/** Two processes of one folder: the first began before the second's build was made. */
let older: Started
let newer: Started

const buildIn = (html: string) => /<meta name="build" content="([0-9a-f]{16})"/.exec(html)?.[1]
/** The files that a kept build, counted from the newest, does not share with the other. */
const onlyIn = (at: 0 | 1) => {
  const [own, others] = [keptBuilds(buildsFolder(tree.folder))[at]?.files ?? [], keptBuilds(buildsFolder(tree.folder))[1 - at]?.files ?? []]
  return own.filter((file) => !others.includes(file))
}
const latest = async (server: Started) => (await (await server.get('/builds/latest.json')).json()) as { id: string; timestamp: number }

beforeAll(async () => {
  tree = copyOfTree()
  const { kind: _, ...found } = await findBrowser()
  ;[platform, browser] = await Promise.all([testPlatform(), chromium.launch(found), tree.build()])
  older = await tree.serve({ DATABASE_URL: platform.databaseUrl })
  for (const [file, from, to] of [
    ['web/islands/scroll-depth.ts', 'deep = 0.9', 'deep = 0.905'],
    ['web/islands/hydrate.tsx', "?? '{}')", "?? '{ }')"],
  ] as const) {
    const at = path.join(tree.folder, file)
    expect(readFileSync(at, 'utf8')).toContain(from)
    writeFileSync(at, readFileSync(at, 'utf8').replace(from, to))
  }
  await tree.build()
  newer = await tree.serve({ DATABASE_URL: platform.databaseUrl })
})
afterAll(async () => {
  await browser?.close()
  await newer?.stop()
  await older?.stop()
  await platform?.end()
  tree?.remove()
})

test('BM-01 each process tells its own build, never cached, on every host; pages bear it and are the same for all', async () => {
  const told = [await latest(older), await latest(newer)]
  expect(told[0]?.id).not.toBe(told[1]?.id)
  for (const [n, server] of [older, newer].entries()) {
    const answer = await server.get('/builds/latest.json', { headers: { host: 'bajka.kredka.test' } })
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'no-store'])
    expect(await answer.json()).toEqual({ id: expect.stringMatching(/^[0-9a-f]{16}$/), timestamp: expect.any(Number) })
    const [one, other] = [await (await server.get('/zrodla-danych')).text(), await (await server.get('/zrodla-danych')).text()]
    expect(buildIn(one)).toBe(told[n]?.id)
    expect(one).toBe(other)
    expect(buildIn(await (await server.get('/uk/nie-ma')).text())).toBe(told[n]?.id)
  }
})

describe('BM-02', () => {
  test('both builds are described for ever, by both processes; what is no build is not', async () => {
    for (const { id, timestamp } of [await latest(older), await latest(newer)])
      for (const server of [older, newer]) {
        const answer = await server.get(`/builds/meta/${id}.json`)
        expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'public, max-age=31536000, immutable'])
        expect(await answer.json()).toMatchObject({ id, timestamp, prerendered: [], matcher: { wildcard: {} } })
      }
    for (const id of ['nie-ma', '..%2Fbuilds', '0123456789abcdef'])
      expect([id, (await newer.get(`/builds/meta/${id}.json`)).status]).toEqual([id, 404])
  })

  test('the pages are what the rules say: their names, and nothing for browsers but islands', async () => {
    const { matcher } = (await (await newer.get(`/builds/meta/${(await latest(newer)).id}.json`)).json()) as { matcher: Matcher }
    const [facility] = await rowsOf<{ slug: string }>(platform, 'select slug from facility where active order by slug limit 1')
    const rules = Object.entries(matcher.static)
    const dynamic = ['/zlobki/mazowieckie', '/przedszkola/mazowieckie/warszawa', `/placowka/${facility?.slug}`]
    expect(rules.length).toBeGreaterThan(3)
    for (const [address, rule] of [...rules, ...dynamic.map((address) => [address, ruleOf(matcher, address)] as const)]) {
      const answer = await newer.get(address)
      if (isPrivate(address)) {
        expect([address, answer.status]).toEqual([address, 302])
        continue
      }
      const html = await answer.text()
      expect([address, answer.status, /data-route="(\w+)"/.exec(html)?.[1]]).toEqual([address, 200, rule?.name])
      const data = await newer.get(`${address === '/' ? '' : address}/index.pageContext.json`)
      expect([address, data.status === 404 ? 'islands' : 'page']).toEqual([address, rule?.hydration])
    }
    expect(ruleOf(matcher, '/cos-miasta')).toBe(undefined)
  })

  test('BM-01 a page of the older build goes on with its own files at the newer server, is told, and is loaded anew', async () => {
    const page = await browser.newPage()
    const broken: string[] = []
    const loadedLate: string[] = []
    page.on('response', (answer) => answer.status() >= 400 && broken.push(answer.url()))
    await page.clock.install()
    await page.goto(`${older.url}/zrodla-danych`, { waitUntil: 'networkidle' })
    // As behind a balancer: from now on the newer process answers at this address.
    await page.route(`${older.url}/**`, (route) => route.continue({ url: route.request().url().replace(older.url, newer.url) }))
    page.on('request', (request) => loadedLate.push(request.url().replace(`${older.url}/assets/`, '')))
    // React comes with the first island that is reached for.
    await page.getByRole('combobox').first().focus()
    await page.locator('x-island[awake]').first().waitFor({ state: 'attached' })
    await page.clock.runFor('01:00:01')
    await page.getByRole('button', { name: 'Odśwież' }).waitFor()
    expect(loadedLate.filter((file) => onlyIn(1).includes(file)).length).toBeGreaterThan(0)
    const loaded = page.waitForEvent('load')
    await page.getByRole('button', { name: 'Odśwież' }).click()
    await loaded
    expect(await page.getAttribute('meta[name=build]', 'content')).toBe((await latest(newer)).id)
    expect(broken).toEqual([])
    await page.close()
  })
})

test('SH-10 no built script knows of use_localhost', () => {
  const files = new Set(keptBuilds(buildsFolder(tree.folder)).flatMap(({ files }) => files))
  expect(files.size).toBeGreaterThan(10)
  for (const file of files)
    expect([file, readFileSync(path.join(tree.folder, 'dist/builds/assets', file), 'utf8').includes('use_localhost')]).toEqual([
      file,
      false,
    ])
})

/** Finds an address's rule as clients of this shape do: by itself, else by what stands before the part that varies. */
const ruleOf = ({ static: fixed, dynamic }: Matcher, address: string): RouteRule | undefined => {
  if (fixed[address]) return fixed[address]
  const [before] = Object.keys(dynamic)
    .filter((before) => address.startsWith(`${before}/`))
    .toSorted((a, b) => b.length - a.length)
  const within = before === undefined ? undefined : dynamic[before]
  return within && before !== undefined ? ruleOf(within, address.slice(before.length + 1).replace(/^[^/]+/, '')) : undefined
}
