import { Effect } from 'effect'
import { pino } from 'pino'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makePlatform, type Platform } from '#config/app/platform.ts'
import { executeIn } from '#config/quality/bench/databases.ts'
import { planSteps } from '#config/quality/bench/plan-growth.ts'
import { rowsOf, type TestPlatform, testPlatform } from '#config/quality/testing/platform.ts'
import { startRouteServer } from '#config/quality/testing/route-server.ts'
import { type Actor, anonymous, system } from '#core/access/actor.ts'
import { makeOf } from '#core/kernel/define.ts'
import { Clock } from '#core/ports/clock.ts'
import { plugins } from '#plugins/server.gen.ts'
import type { OwnDomain } from '../domain/own-domain.ts'
import { OwnDomains } from '../domain/own-domains.port.ts'
import { CheckAllDomains } from '../use-cases/own-domain.ts'
import { ShowSitePage } from '../use-cases/show-site-page.ts'
import { twoPages } from './insert-site.ts'

const count = 10_000
/** Statements that store as many facilities, each with a site, two versions, a verified domain and a former name. */
const fill = [
  `insert into facility (id, slug, name, type, category, voivodeship, county, city_id, city, city_slug, status)
   select gen_random_uuid(), 'bajka-' || n, 'Bajka', 'kindergarten', 'przedszkola', 'opolskie', 'x', gen_random_uuid(), 'Aa', 'aa', 'premium'
     from generate_series(1, ${count}) n`,
  `insert into facility_package (facility_id, valid_until) select id, '2099-01-01' from facility`,
  `insert into sites_site (id, facility_id, name, active, visible, hidden, draft, published, published_at, upload_ids, created_at, updated_at, version)
   select gen_random_uuid(), id, slug, true, true, false, content, content, now(), '[]', now(), now(), 1
     from facility, (select '${JSON.stringify(twoPages())}'::jsonb content) written`,
  `insert into sites_version (site_id, number, content, published_at) select id, n, published, now() from sites_site, generate_series(1, 2) n`,
  `insert into sites_domain (id, domain, written, token, verified_at, points, certificate_until, created_at)
   select id, name || '.pl', name || '.pl', id, now(), true, '2099-01-01', now() from sites_site`,
  `insert into sites_released_name (name, site_id, facility_id, released_at) select 'dawna-' || name, id, facility_id, now() from sites_site`,
  'vacuum analyze',
]

let filled: TestPlatform
let recorded: Platform
let sent: string[] = []
const startPlatform = async (): Promise<Platform> => {
  const platform: Platform = await makePlatform({
    databaseUrl: filled.databaseUrl,
    plugins,
    logger: pino({ level: 'silent' }),
    onQuery: (sql, parameters) => sent.push(platform.orm.em.getPlatform().formatQuery(sql, parameters)),
  })
  return platform
}
beforeAll(async () => {
  filled = await testPlatform()
  await executeIn(filled.databaseUrl, ...fill)
  recorded = await startPlatform()
})
afterAll(async () => {
  await recorded?.close()
  await filled?.end()
})

/** Returns the plans of the statements that some work has sent, each only once. */
const plansOf = async (work: () => Promise<unknown>) => {
  sent = []
  await work()
  const statements = sent.filter((sql) => sql.includes('sites_'))
  const [step] = await planSteps(filled.databaseUrl, [{ name: 'sites', statements: statements.slice(0, 3) }])
  return { sent, statements, plans: step?.plans ?? [] }
}

/** Returns how often tables were scanned, by any connection that has ended. */
const scansOf = async (tables: string): Promise<number> => {
  const [row] = await rowsOf<{ scans: number }>(
    filled,
    'select sum(seq_scan + coalesce(idx_scan, 0))::int scans from pg_stat_user_tables where starts_with(relname, ?)',
    [tables],
  )
  return row?.scans ?? 0
}

test('a server that starts among 10,000 sites reads none of them', async () => {
  const before = await scansOf('sites_')
  const facilitiesBefore = await scansOf('facility')
  const started = await startPlatform()
  const server = await startRouteServer(started, { publicUrl: 'http://kredka.test' })
  while (!(await started.index.ready()));
  server.end()
  await started.close()
  // The connections count what they have read when they end.
  await expect.poll(() => scansOf('facility')).toBeGreaterThan(facilitiesBefore)
  expect(await scansOf('sites_')).toBe(before)
})

test.each([`bajka-${count >> 1}`, `bajka-${count >> 1}.pl`, 'nie-ma'])(
  'WB-08 a page of the site %s among 10,000 takes at most three queries, and indexes find the site',
  async (name) => {
    const opened = await plansOf(() =>
      Effect.runPromise(recorded.find(ShowSitePage)(anonymous('1.2.3.4'), { name, slug: '', language: 'pl' })),
    )
    expect(opened.sent.length).toBeLessThanOrEqual(3)
    expect(opened.plans.length).toBeGreaterThan(0)
    for (const { steps, buffers } of opened.plans) {
      expect(steps).not.toMatch(/Seq Scan sites_/)
      expect([steps, buffers <= 40]).toEqual([steps, true])
    }
  },
)

test('the daily check reads 10,000 own domains in a hundred parts by the primary key, each domain once', async () => {
  const checked = new Set<string>()
  const checkAll = makeOf(CheckAllDomains)({
    ownDomains: recorded.find(OwnDomains),
    clock: recorded.find(Clock),
    // In place of the service, which would ask name servers.
    checkDomain: (_: Actor, { id }: OwnDomain) => Effect.sync(() => void checked.add(id)),
  } as never)
  const read = await plansOf(() => Effect.runPromise(checkAll(system, {})))
  expect([checked.size, read.statements.length]).toEqual([count, count / 100 + 1])
  for (const { steps, buffers } of read.plans) {
    expect(steps).toMatch(/Index Scan sites_domain_pkey/)
    expect([steps, buffers <= 400]).toEqual([steps, true])
  }
})
