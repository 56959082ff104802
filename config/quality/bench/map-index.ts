import { setTimeout as sleep } from 'node:timers/promises'
import { Effect } from 'effect'
import pg from 'pg'
import { conditionsOf } from '#adapters/postgres/facets.ts'
import { cluster as clusterOf } from '#adapters/search-index/answer-query.ts'
import { indexColumns } from '#adapters/search-index/index-columns.ts'
import { makeSearchIndex } from '#adapters/search-index/search-index.ts'
import { asMessageKey } from '#core/kernel/message-key.ts'
import { type Facet, facet } from '#core/search/facet.ts'
import type { FacetSelection } from '#core/search/facet-selection.ts'
import type { Box } from '#core/search/facility-index.port.ts'
import { feeFacet, freePlacesFacet } from '../testing/index-fixture.ts'
import { type Measurement, median } from './measurement.ts'
import { openMultipliedIndex } from './multiplied-index.ts'

const facets: readonly Facet[] = [
  facet({ key: 'specialization', param: 's', label: asMessageKey('s'), kind: 'choice', of: 'uuid', options: [], from: 'f.specialization' }),
  facet({ key: 'ownership', param: 'o', label: asMessageKey('o'), kind: 'choice', of: 'uuid', options: [], from: 'f.ownership' }),
  facet({ key: 'features', param: 'f', label: asMessageKey('f'), kind: 'choice', of: 'uuid', options: [], from: 'f.features' }),
  feeFacet,
  freePlacesFacet,
]

/** Map view of 1,400 × 900 px. */
interface View {
  readonly within: Box
  readonly zoom: number
  readonly selection: FacetSelection
}

const country: Box = { west: 14, south: 49, east: 24.2, north: 54.9 }

/** Generates realistic views: around facilities, at all zooms from the country down, with and without filters. */
const viewsOf = (tags: readonly (readonly string[])[], points: readonly (readonly [number, number])[]): readonly View[] => {
  const [specialization = [], ownership = [], features = []] = tags
  const selections: readonly FacetSelection[] = [
    {},
    { specialization: specialization.slice(0, 1) },
    { ownership: ownership.slice(0, 3), free: true },
    { specialization, features: features.slice(0, 12), fee: { min: 50_000, max: 150_000 } },
  ]
  return points.map(([longitude, latitude], at) => {
    const zoom = 6 + (at % 13)
    const wide = (700 * 360) / (512 * 2 ** zoom)
    const high = ((450 * 360) / (512 * 2 ** zoom)) * Math.cos((latitude * Math.PI) / 180)
    const within = { west: longitude - wide, east: longitude + wide, south: latitude - high, north: latitude + high }
    return { within, zoom, selection: selections[at % selections.length] ?? {} }
  })
}

const percentile = (sorted: readonly number[], share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0

/** Returns the sorted milliseconds of each view: the median of five rounds over all views, to reduce the influence of other processes. */
const measureQueries = (views: readonly View[], run: (view: View) => void): readonly number[] => {
  const rounds = Array.from({ length: 5 }, () =>
    views.map((view) => {
      const began = performance.now()
      run(view)
      return performance.now() - began
    }),
  )
  return views.map((_, at) => median(rounds.map((round) => round[at] ?? 0)).figure).toSorted((a, b) => a - b)
}

/** Baseline: grid clustering of the whole country in PostgreSQL, in milliseconds. */
const measureBaseline = async (client: pg.Client, selection: FacetSelection, rounds: number): Promise<readonly number[]> => {
  const { sql, parameters } = conditionsOf(facets, selection)
  let at = 4
  const text = `select floor((longitude + 180) / 360 * 1024) x, floor((0.5 - ln((1 + sin(radians(latitude))) / (1 - sin(radians(latitude)))) / (4 * pi())) * 1024) y,
      count(*)::int, avg(longitude), avg(latitude) from facility f
     where f.active and f.deleted_at is null and f.merged_into is null and longitude between $1 and $2 and latitude between $3 and $4
       and (${sql.replaceAll('?', () => `$${++at}`)}) group by 1, 2`
  const figures: number[] = []
  for (let round = 0; round < rounds; round++) {
    const began = performance.now()
    await client.query(text, [country.west, country.east, country.south, country.north, ...parameters])
    figures.push(performance.now() - began)
  }
  return figures
}

/** Measures map search and clustering in this process, compared with grid clustering in PostgreSQL. */
export const measureMapIndex = async (url: string): Promise<readonly Measurement[]> => {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const count = (await client.query<{ n: number }>('select count(*)::int n from facility where active')).rows[0]?.n ?? 0
  const tagsOf = async (column: string) =>
    (await client.query<{ tag: string }>(`select distinct unnest(${column})::text tag from facility order by 1`)).rows.map(({ tag }) => tag)
  const tags = [await tagsOf('specialization'), await tagsOf('ownership'), await tagsOf('features')]
  const { rows: places } = await client.query<{ longitude: number; latitude: number }>(
    'select longitude, latitude from facility where longitude is not null order by md5(id::text) limit 1040',
  )
  const views = viewsOf(
    tags,
    places.map(({ longitude, latitude }) => [longitude, latitude] as const),
  )
  const whole = views.map(({ selection }, at) => ({ within: country, zoom: 6 + (at % 13), selection }))

  const before = process.memoryUsage.rss()
  const index = makeSearchIndex({
    url,
    clock: { now: () => new Date() },
    facets: () => facets,
    places: () => null,
    onError: (detail) => process.stderr.write(`${detail}\n`),
  })
  const began = performance.now()
  index.start()
  while (!(await index.ready()));
  const ready = performance.now() - began
  const cluster = ({ within, zoom, selection }: View) => Effect.runSync(index.facilities.cluster({ within, selection }, zoom, 150))
  const find = ({ within, selection }: View) => Effect.runSync(index.facilities.find({ within, selection }, { limit: 300 }))
  try {
    const changed = await untilChanged(client, index.facilities.version)
    const baseline = median(await measureBaseline(client, {}, 9))
    const goals = count > 100_000 ? { p50: 8, p99: 15 } : { p50: 1, p99: 5 }
    const part = `Map over ${count} facilities, inside the process`
    const of = (name: string, figures: readonly number[]): readonly Measurement[] => [
      { part, name: `${name}, p50`, figure: percentile(figures, 0.5), unit: 'ms', goal: { kind: 'at most', figure: goals.p50 } },
      { part, name: `${name}, p99`, figure: percentile(figures, 0.99), unit: 'ms', goal: { kind: 'at most', figure: goals.p99 } },
    ]
    const country = measureQueries(whole, cluster)
    return [
      { part, name: 'grid-snapping in PostgreSQL, whole country, zoom 7', unit: 'ms', ...baseline },
      ...of('clusters, whole country, any zoom and filter', country),
      {
        part,
        name: 'clusters, whole country : grid-snapping',
        figure: percentile(country, 0.5) / baseline.figure,
        unit: '×',
        goal: { kind: 'at most', figure: 0.2 },
      },
      ...of('clusters, views of any zoom and filter', measureQueries(views, cluster)),
      ...of('search, views of any zoom and filter', measureQueries(views, find)),
      { part, name: 'first snapshot', figure: ready, unit: 'ms' },
      { part, name: 'delay until an edit is visible', figure: changed, unit: 'ms', goal: { kind: 'at most', figure: 3000 } },
      { part, name: 'RSS added by the index', figure: (process.memoryUsage.rss() - before) / 2 ** 20, unit: 'MB' },
      ...(await measureMultiplied(client, count, whole, views, baseline.figure)),
    ]
  } finally {
    await index.close()
    await client.end()
  }
}

/** Number of copies of each facility in the multiplied index. */
const copies = 10

/** Measures the clusters of ten times the facilities, beside the same grid in PostgreSQL over the facilities themselves. */
const measureMultiplied = async (
  client: pg.Client,
  count: number,
  whole: readonly View[],
  views: readonly View[],
  baselineMs: number,
): Promise<readonly Measurement[]> => {
  const specs = facets.map(({ key, kind, from }) => ({ key, kind, from }))
  const snapshot = await openMultipliedIndex(client, [...specs, ...indexColumns], copies)
  const run = ({ within, zoom, selection }: View) => clusterOf(snapshot, { within, selection }, zoom, 150)
  const part = `Map over ${copies * count} facilities, inside the process`
  const figures = { 'whole country': measureQueries(whole.slice(0, 208), run), views: measureQueries(views.slice(0, 208), run) }
  return Object.entries(figures).flatMap(([name, sorted]): readonly Measurement[] => [
    { part, name: `clusters, ${name}, p50`, figure: percentile(sorted, 0.5), unit: 'ms', goal: { kind: 'at most', figure: 8 } },
    { part, name: `clusters, ${name}, p99`, figure: percentile(sorted, 0.99), unit: 'ms', goal: { kind: 'at most', figure: 15 } },
    {
      part,
      name: `clusters, ${name}, p50 : grid-snapping of a tenth`,
      figure: percentile(sorted, 0.5) / baselineMs,
      unit: '×',
      goal: { kind: 'at most', figure: 1 },
    },
  ])
}

const untilChanged = async (client: pg.Client, version: () => string): Promise<number> => {
  const before = version()
  await client.query(
    'update facility set completeness = (completeness + 1) % 100 where id = (select id from facility where active limit 1)',
  )
  const began = performance.now()
  while (version() === before) await sleep(2)
  return performance.now() - began
}
