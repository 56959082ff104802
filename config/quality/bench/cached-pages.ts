import { request } from 'node:http'
import pg from 'pg'
import { startServer } from './child-process.ts'
import { compareBytes } from './compare-answers.ts'
import type { BenchEnvironment } from './environment.ts'
import type { Flags } from './flags.ts'
import { type BenchRequest, responseOf } from './load.ts'
import type { Measurement } from './measurement.ts'
import { siteName } from './seeded-site.ts'
import { publicHost, startOurs } from './servers.ts'
import type { Subjects } from './subjects.ts'
import { runThroughputTest, type ThroughputTest } from './throughput.ts'

/** Default page-cache size of an installation, in MB. */
const megabytes = 48

const siteRequest: BenchRequest = { path: '/', headers: { host: `${siteName}.${publicHost}` } }

const throughputTests = ({ city, slug }: Subjects): readonly ThroughputTest[] =>
  [
    { name: 'catalogue, cached', request: { path: `/zlobki/${city}` } },
    { name: 'profile, cached', request: { path: `/placowka/${slug}` } },
    { name: 'page of a site, cached', request: siteRequest },
  ].map((page) => ({
    ...page,
    bare: 'node:http, the same bytes from memory',
    goals: { bare: { kind: 'at least', figure: 0.35 } },
    compare: compareBytes,
  }))

const encodedSize = (url: string, coding: string, more: BenchRequest['headers'] = {}): Promise<number> =>
  new Promise((resolve, reject) => {
    request(url, { method: 'HEAD', headers: { 'accept-encoding': coding, ...more } }, ({ headers }) =>
      resolve(Number(headers['content-length'])),
    )
      .on('error', reject)
      .end()
  })

const slugs = async (url: string, limit: number): Promise<readonly string[]> => {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const { rows } = await client.query<{ slug: string }>('select slug from facility where active order by slug limit $1', [limit])
  await client.end()
  return rows.map(({ slug }) => slug)
}

/** Measures cached pages against `node:http` with the same bytes, their encoded sizes, and the memory of the process with a full cache. */
export const measureCachedPages = async (
  environment: BenchEnvironment,
  subjects: Subjects,
  flags: Flags,
): Promise<readonly Measurement[]> => {
  const rows: Measurement[] = []
  const ours = await startOurs(environment, megabytes)
  const baseline = await startServer({
    script: 'config/quality/bench/baselines/memory.ts',
    folder: environment.folder,
    env: { OURS: ours.url },
  })
  ours.resetUsage()
  for (const test of throughputTests(subjects)) {
    const { name: part, request } = test
    // The first response is rendered, the second may come from the cache.
    await responseOf(ours.url, request)
    rows.push({ part, unit: '', ...compareBytes(await responseOf(ours.url, request), await responseOf(baseline.url, request)) })
    for (const coding of ['identity', 'gzip', 'br'])
      rows.push({
        part,
        name: `size, ${coding}`,
        unit: 'KB',
        figure: (await encodedSize(ours.url + request.path, coding, request.headers)) / 1000,
      })
    rows.push(...(await runThroughputTest(test, { ours, bare: baseline, vike: baseline }, flags)))
  }
  const all = await slugs(environment.url, flags.quick ? 50 : 2000)
  for (const slug of all) for (const coding of ['gzip', 'br']) await encodedSize(`${ours.url}/placowka/${slug}`, coding)
  await baseline.stop()
  const { rssMb } = await ours.stop()
  const part = `Our process with ${megabytes} MB of pages`
  return [...rows, { part, name: `RSS after ${all.length} profiles`, figure: rssMb, unit: 'MB', goal: { kind: 'at most', figure: 400 } }]
}
