import { Effect } from 'effect'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { Db } from '#adapters/postgres/unit-of-work.ts'
import { InOneRoundTrip } from '#core/ports/one-round-trip.ts'
import { CurrentPageReads, type PageReads } from '#core/ports/page-reads.ts'
import { makePlatform, type Platform } from '../../app/platform.ts'
import { checkReplicas } from '../../app/replica-check.ts'
import { waitUntil } from '../testing/index-fixture.ts'
import { testPlatform } from '../testing/platform.ts'
import { startForTests } from '../testing/start-for-tests.ts'

// Replicas themselves are the drill `replicas`; here none will do.
const platform = startForTests(() => testPlatform())
const nobody = 'postgres://kredka@127.0.0.1:1/kredka'
let reader: Platform
beforeAll(async () => {
  const { databaseUrl, logger } = platform
  reader = await makePlatform({ databaseUrl, databaseReplicaUrls: [databaseUrl, nobody], plugins: [], logger })
  reader.pageCache.start(1e6)
})
afterAll(() => reader.close())

const metrics = async (name: string) =>
  [...(await reader.metrics.text()).matchAll(new RegExp(`^kredka_${name}{(.*)} \\d+`, 'gm'))].map(([, labels]) => labels)
const read = (reads: PageReads) => {
  const statements = Effect.all(
    [1, 2].map((n) => reader.find(Db).prepared('select ?::int n', [n])),
    { concurrency: 'unbounded' },
  )
  return Effect.runPromise(Effect.provideService(reader.find(InOneRoundTrip)(statements), CurrentPageReads, reads))
}

test('a page is read from the primary while no replica will do, and /readyz says why', async () => {
  expect(await read('primary')).toEqual([[{ n: 1 }], [{ n: 2 }]])
  await waitUntil(async () => {
    expect(await read('replica')).toEqual([[{ n: 1 }], [{ n: 2 }]])
    return (await metrics('replica_refusals_total')).length === 2
  })
  expect((await metrics('replica_refusals_total')).toSorted()).toEqual([
    'replica="127.0.0.1:1",reason="unreachable"',
    expect.stringMatching(/^replica="127\.0\.0\.1:\d+",reason="not a replica"$/),
  ])
  expect(await metrics('page_statements_total')).toEqual(['server="primary"'])
  expect(await reader.health.warnings['replicas']?.()).toMatch(/127\.0\.0\.1:1: unreachable/)
})

test('the doctor names the primary among the replicas, and those that do not answer', async () => {
  expect(await checkReplicas(platform.databaseUrl, [])).toEqual({ ok: true, detail: 'there are none' })
  expect(await checkReplicas(platform.databaseUrl, [platform.databaseUrl, nobody])).toEqual({
    ok: false,
    detail: expect.stringMatching(/^127\.0\.0\.1:\d+: the primary, 127\.0\.0\.1:1: .*ECONNREFUSED/),
  })
})
