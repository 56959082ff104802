import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { Browser } from 'playwright'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { isPrivate } from '#web/runtime/href.ts'
import { buildsFolder, retainedBuilds } from '#web/server/builds/retained-builds.ts'
import type { Matcher, RouteRule } from '#web/server/builds/route-matcher.ts'
import { launchBrowser } from '../testing/launch-browser.ts'
import { openPage } from '../testing/open-page.ts'
import { demoData, rowsOf, type TestPlatform, testPlatform } from '../testing/platform.ts'
import type { RunningServer } from '../testing/running-server.ts'
import { sharedTree } from '../testing/shared-tree.ts'
import { copyTree, type TreeCopy } from '../testing/tree-copy.ts'

let tree: TreeCopy
let platform: TestPlatform
let browser: Browser
/** Two processes of one folder: the older one started before the newer build existed. */
let older: RunningServer
let newer: RunningServer

const buildIn = (html: string) => /<meta name="build" content="([0-9a-f]{16})"/.exec(html)?.[1]
/** Files of one retained build (0: the newest) that the other build does not have. */
const onlyIn = (at: 0 | 1) => {
  const own = retainedBuilds(buildsFolder(tree.folder))[at]?.files ?? []
  const others = retainedBuilds(buildsFolder(tree.folder))[1 - at]?.files ?? []
  return own.filter((file) => !others.includes(file))
}
const latest = async (server: RunningServer) =>
  (await (await server.get('/builds/latest.json')).json()) as { id: string; timestamp: number }

beforeAll(async () => {
  tree = copyTree()
  tree.copyBuild()
  ;[platform, browser] = await Promise.all([testPlatform({ data: demoData }), launchBrowser()])
  older = await tree.serve({ DATABASE_URL: platform.databaseUrl })
  // As if it were built here: the build takes longer than all tests of this file.
  tree.copyFrom((await sharedTree()).folder)
  newer = await tree.serve({ DATABASE_URL: platform.databaseUrl })
})
afterAll(async () => {
  await browser?.close()
  await newer?.stop()
  await older?.stop()
  await platform?.end()
  tree?.remove()
})

test('BM-01 each process reports its own build, uncached, on every host; pages carry its id and are the same for every visitor', async () => {
  const builds = [await latest(older), await latest(newer)]
  expect(builds[0]?.id).not.toBe(builds[1]?.id)
  for (const [n, server] of [older, newer].entries()) {
    const response = await server.get('/builds/latest.json', { headers: { host: 'bajka.kredka.test' } })
    expect([response.status, response.headers.get('cache-control')]).toEqual([200, 'no-store'])
    expect(await response.json()).toEqual({ id: expect.stringMatching(/^[0-9a-f]{16}$/), timestamp: expect.any(Number) })
    const one = await (await server.get('/zrodla-danych')).text()
    const other = await (await server.get('/zrodla-danych')).text()
    expect(buildIn(one)).toBe(builds[n]?.id)
    expect(one).toBe(other)
    expect(buildIn(await (await server.get('/uk/nie-ma')).text())).toBe(builds[n]?.id)
  }
})

describe('BM-02', () => {
  test('both processes serve immutable metadata of both builds, and 404 for an unknown build', async () => {
    for (const { id, timestamp } of [await latest(older), await latest(newer)])
      for (const server of [older, newer]) {
        const response = await server.get(`/builds/meta/${id}.json`)
        expect([response.status, response.headers.get('cache-control')]).toEqual([200, 'public, max-age=31536000, immutable'])
        expect(await response.json()).toMatchObject({ id, timestamp, prerendered: [], matcher: { wildcard: {} } })
      }
    for (const id of ['nie-ma', '..%2Fbuilds', '0123456789abcdef'])
      expect([id, (await newer.get(`/builds/meta/${id}.json`)).status]).toEqual([id, 404])
  })

  test('pages have the name and the hydration of their route rule', async () => {
    const { matcher } = (await (await newer.get(`/builds/meta/${(await latest(newer)).id}.json`)).json()) as { matcher: Matcher }
    const [facility] = await rowsOf<{ slug: string }>(platform, 'select slug from facility where active order by slug limit 1')
    // The layout of the fixture in app mode does not name its pages.
    const rules = Object.entries(matcher.static).filter(([address]) => !address.startsWith('/proba'))
    const dynamic = ['/zlobki/mazowieckie', '/przedszkola/mazowieckie/warszawa', `/placowka/${facility?.slug}`]
    expect(rules.length).toBeGreaterThan(3)
    for (const [address, rule] of [...rules, ...dynamic.map((address) => [address, ruleOf(matcher, address)] as const)]) {
      const response = await newer.get(address)
      if (isPrivate(address)) {
        expect([address, response.status]).toEqual([address, 302])
        continue
      }
      // Addresses of the former site lead to others.
      if (address.startsWith('/landing/')) {
        expect([address, response.status]).toEqual([address, 301])
        continue
      }
      const html = await response.text()
      expect([address, response.status, /data-route="(\w+)"/.exec(html)?.[1]]).toEqual([address, 200, rule?.name])
      const data = await newer.get(`${address === '/' ? '' : address}/index.pageContext.json`)
      expect([address, data.status === 404 ? 'islands' : 'page']).toEqual([address, rule?.hydration])
    }
    expect(ruleOf(matcher, '/cos-miasta')).toBe(undefined)
  })

  test('BM-01 a page of the older build keeps working with its own files at the newer server, offers a reload, and reloads', async () => {
    const page = await browser.newPage()
    const failedRequests: string[] = []
    const loadedLate: string[] = []
    page.on('response', (response) => response.status() >= 400 && failedRequests.push(response.url()))
    await page.clock.install()
    await openPage(page, `${older.url}/zrodla-danych`)
    // As behind a load balancer: from now on the newer process answers at this address.
    await page.route(`${older.url}/**`, (route) => route.continue({ url: route.request().url().replace(older.url, newer.url) }))
    page.on('request', (request) => loadedLate.push(request.url().replace(`${older.url}/assets/`, '')))
    // React is loaded with the first island that receives focus.
    await page.getByRole('combobox').first().focus()
    await page.locator('x-island[hydrated]').first().waitFor({ state: 'attached' })
    await page.clock.runFor('01:00:01')
    await page.getByRole('button', { name: 'Odśwież' }).waitFor()
    expect(loadedLate.filter((file) => onlyIn(1).includes(file)).length).toBeGreaterThan(0)
    const loaded = page.waitForEvent('load')
    await page.getByRole('button', { name: 'Odśwież' }).click()
    await loaded
    expect(await page.getAttribute('meta[name=build]', 'content')).toBe((await latest(newer)).id)
    expect(failedRequests).toEqual([])
    await page.close()
  })
})

test('SH-10 no built script contains use_localhost', () => {
  const files = new Set(retainedBuilds(buildsFolder(tree.folder)).flatMap(({ files }) => files))
  expect(files.size).toBeGreaterThan(10)
  for (const file of files)
    expect([file, readFileSync(path.join(tree.folder, 'dist/builds/assets', file), 'utf8').includes('use_localhost')]).toEqual([
      file,
      false,
    ])
})

/** Returns the rule of an address as clients of the matcher do: its static rule, else the dynamic rule of its longest prefix. */
const ruleOf = ({ static: fixed, dynamic }: Matcher, address: string): RouteRule | undefined => {
  if (fixed[address]) return fixed[address]
  const [prefix] = Object.keys(dynamic)
    .filter((prefix) => address.startsWith(`${prefix}/`))
    .toSorted((a, b) => b.length - a.length)
  const within = prefix === undefined ? undefined : dynamic[prefix]
  return within && prefix !== undefined ? ruleOf(within, address.slice(prefix.length + 1).replace(/^[^/]+/, '')) : undefined
}
