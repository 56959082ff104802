import { readdirSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { fileLimits, makeRequestQueue, patientPageLimits, type QueueLimits } from '#adapters/http/request-queue.ts'
import { startProduct } from '../testing/product.ts'
import { startForTests } from '../testing/start-for-tests.ts'

const taken = { pages: 0, calls: 0, files: 0 }

/** Queue that counts the turns that are taken. */
const recorded = (name: keyof typeof taken, limits: QueueLimits) => {
  const queue = makeRequestQueue(limits)
  const take = (address: string) => {
    taken[name]++
    return queue.take(address)
  }
  return {
    take,
    run: async <A>(address: string, work: () => Promise<A>) => {
      taken[name]++
      return queue.run(address, work)
    },
  }
}
const product = startForTests(() =>
  startProduct({
    queues: {
      pages: recorded('pages', patientPageLimits),
      calls: recorded('calls', { parallel: 8, waiting: 100 }),
      files: recorded('files', fileLimits),
    },
    rateLimit: { times: 100_000, seconds: 60 },
  }),
)

/** Asks for an address and returns the turns that it took. */
const turnsOf = async (address: string, method = 'GET') => {
  const before = { ...taken }
  const response = await product.get(address, { method })
  await response.arrayBuffer()
  return { status: response.status, pages: taken.pages - before.pages, files: taken.files - before.files }
}
const locsOf = async (address: string) =>
  [...(await (await product.get(address)).text()).matchAll(/<loc>http:\/\/kredka\.test([^<]*)/g)].map(([, loc = '']) => loc)

test('every address takes a turn of its network: routes of all plugins, files, feeds, what operators read, and what does not exist', async () => {
  const endpoints = product.platform.plugins.flatMap(({ endpoints = [] }) =>
    endpoints.map(({ method, path }) => [path.replace(/:\w+/g, 'x'), method.toUpperCase()] as const),
  )
  const built = path.resolve(import.meta.dirname, '../../../dist/web/client')
  const files = [
    ...readdirSync(built).filter((name) => name.includes('.') && !name.startsWith('.')),
    `assets/${readdirSync(path.join(built, 'assets'))[0]}`,
  ]
  const served = product.platform.plugins.flatMap(({ servedFiles }) => (servedFiles ? [`${servedFiles.path}/x`] : []))
  const addresses = [
    ...endpoints,
    ...[...files.map((name) => `/${name}`), ...served, ...product.platform.assets.map(({ address }) => `${address}/x`)].map(
      (one) => [one, 'GET'] as const,
    ),
    ...['/health', '/metrics', '/robots.txt', '/sitemap.xml', '/og/x', '/dev/mails', '/assets/themes/x', '/nowhere/x'].map(
      (one) => [one, 'GET'] as const,
    ),
  ]
  expect(endpoints.length).toBeGreaterThan(200)
  const without: string[] = []
  for (const [address, method] of addresses) if ((await turnsOf(address, method)).files === 0) without.push(`${method} ${address}`)
  expect(without).toEqual([])
})

test('pages and sitemaps take the turns of what is expensive, each page of the sitemap among them', async () => {
  const parts = await locsOf('/sitemap.xml')
  expect(parts.length).toBeGreaterThan(3)
  for (const part of ['/sitemap.xml', ...parts]) {
    expect([part, await turnsOf(part)]).toEqual([part, expect.objectContaining({ status: 200, pages: 1 })])
    const [page = ''] = await locsOf(part)
    if (!part.endsWith('sitemap.xml')) expect([page, (await turnsOf(page)).pages]).toEqual([page, 1])
  }
})

test('the index of sitemaps is read once for all who ask within a minute', async () => {
  const answers = await Promise.all(Array.from({ length: 20 }, () => product.get('/sitemap.xml')))
  expect(new Set(await Promise.all(answers.map((answer) => answer.text()))).size).toBe(1)
  expect(answers.map((answer) => answer.headers.get('cache-control'))).toEqual(answers.map(() => 'public, max-age=60'))
})
