import { setTimeout as sleep } from 'node:timers/promises'
import type pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { importFixtureEdition } from '#plugins/registers/testing/import-register.ts'
import { connectClient, waitUntil } from '../testing/index-fixture.ts'
import { rowsOf, type TestPlatform, testPlatform } from '../testing/platform.ts'
import type { RunningServer } from '../testing/running-server.ts'
import { serverProcess } from '../testing/server-process.ts'

const city = '/zlobki/mazowieckie/warszawa'

let platform: TestPlatform
let client: pg.Client
let facility: { readonly id: string; readonly slug: string }
const processes: RunningServer[] = []
beforeAll(async () => {
  platform = await testPlatform()
  await importFixtureEdition(platform)
  const [one] = await rowsOf<typeof facility>(
    platform,
    `select id, slug from facility where active and city_slug = 'warszawa' and category = 'zlobki' order by slug limit 1`,
  )
  if (!one) throw new Error('no facility')
  facility = one
  client = await connectClient(platform.databaseUrl)
  for (let n = 0; n < 2; n++) processes.push(await serverProcess({ DATABASE_URL: platform.databaseUrl }))
})
afterAll(async () => {
  for (const one of processes) await one.stop()
  await client.end()
  await platform.end()
})

/** The version that a page shows: part of the name of the facility, which is the first of its city. */
const versionOn = async (process: RunningServer, page: string): Promise<number> => {
  const response = await process.get(page)
  const [, version] = /AAA wersja (\d+)\b/.exec(await response.text()) ?? []
  if (response.status !== 200 || version === undefined) throw new Error(`${page} answered ${response.status} without a version`)
  return Number(version)
}
const name = (version: number) => `AAA wersja ${version}`

test('PL-17 500 edits while two processes are read: no page is older than three seconds', async () => {
  /** Times when each version was committed, and when the write of the next one began. */
  const written: number[] = []
  const replaced: number[] = []
  const edit = async (version: number) => {
    replaced[version - 1] = performance.now()
    await client.query('update facility set name = $1 where id = $2', [name(version), facility.id])
    written[version] = performance.now()
  }
  await edit(0)
  const pages = [city, `/placowka/${facility.slug}`]
  for (const one of processes) for (const page of pages) await waitUntil(async () => (await versionOn(one, page).catch(() => -1)) === 0)

  let finished = false
  let oldest = 0
  const reads = new Map<string, number>()
  const readers = processes.flatMap((one, n) =>
    pages.map(async (page) => {
      while (!finished) {
        const start = performance.now()
        const version = await versionOn(one, page)
        // The current version has age zero.
        oldest = Math.max(oldest, start - (replaced[version] ?? start))
        reads.set(`${n} ${page}`, (reads.get(`${n} ${page}`) ?? 0) + 1)
        // Four readers without a pause would only keep both processors busy.
        await sleep(20)
      }
    }),
  )
  for (let version = 1; version <= 500; version++) {
    await edit(version)
    // Some edits follow at once, some leave time to cache a page.
    await sleep(version % 5 === 0 ? 120 : version % 7)
  }
  for (const one of processes) for (const page of pages) await waitUntil(async () => (await versionOn(one, page)) === 500)
  finished = true
  await Promise.all(readers)
  expect(written).toHaveLength(501)
  expect(Math.min(...reads.values())).toBeGreaterThan(20)
  expect(oldest).toBeLessThan(3000)
  console.info(`oldest ${oldest.toFixed(0)} ms behind, reads ${[...reads.values()].join(', ')}`)
})

test('both processes serve from memory: a write that bypasses the feed is invisible until the next change', async () => {
  const writePastFeed = (version: number) =>
    client.query(
      `begin; set local session_replication_role = replica; update facility set name = '${name(version)}' where id = '${facility.id}'; commit`,
    )
  let version = 600
  /** Tells whether both processes still show the version before a write past the feed; a process whose poll was late may read anew. */
  const staysInvisible = async (): Promise<boolean> => {
    version += 2
    await client.query('update facility set name = $1 where id = $2', [name(version), facility.id])
    for (const one of processes) await waitUntil(async () => (await versionOn(one, city)) === version)
    await sleep(300)
    for (const one of processes) await versionOn(one, city)
    await writePastFeed(version + 1)
    await sleep(1000)
    const shown = await Promise.all(processes.map((one) => versionOn(one, city)))
    return shown.every((one) => one === version)
  }
  await waitUntil(staysInvisible)
  await client.query('update facility set phone = null where id = $1', [facility.id])
  for (const one of processes) await waitUntil(async () => (await versionOn(one, city)) === version + 1)
})
