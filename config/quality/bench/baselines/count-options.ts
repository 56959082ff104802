import type pg from 'pg'
import { conditionsOf } from '#adapters/postgres/facets.ts'
import { type AvailableFacet, maximumOption, minimumOption } from '#core/search/facet.ts'
import type { FacetSelection } from '#core/search/facet-selection.ts'
import type { OptionCounts } from '#core/search/option-counter.port.ts'

interface List {
  readonly voivodeship: string
  readonly slug: string
  readonly selection: FacetSelection
}

interface Counted {
  readonly facet: string
  readonly option: string
  readonly total: number
  readonly matching: number
}

const cache = new Map<string, OptionCounts>()

const optionsOf = (facet: AvailableFacet) => {
  const { kind, from } = facet
  if (kind === 'choice') return `(select unnest((${from})::text[]))`
  if (kind === 'boolean') return `(select 'true' where ${from})`
  const counted = (option: string, condition: string) => ` union all select '${option}' where ${condition}`
  const ends = [
    ...(facet.minimums ?? []).map((minimum) => counted(minimumOption(minimum), `(${from}) >= ${minimum}`)),
    ...(facet.maximums ?? []).map((maximum) => counted(maximumOption(maximum), `(${from}) <= ${maximum}`)),
  ]
  return `(select 'known' where (${from}) is not null${ends.join('')})`
}

/** Fills the parameters into a condition; the bench writes them itself. */
const inline = (sql: string, parameters: readonly unknown[]) => {
  let next = 0
  return sql.replace(/\?/g, () => `'${String(parameters[next++])}'`)
}

/** Counts the options of a city's nurseries by SQL, once for each list: the product counts them in memory. */
export const countOptions = async (
  pool: pg.Pool,
  facets: readonly AvailableFacet[],
  { voivodeship, slug, selection }: List,
): Promise<OptionCounts> => {
  const cacheKey = JSON.stringify([voivodeship, slug, selection])
  const cached = cache.get(cacheKey)
  if (cached) return cached
  const place = `f.active and f.deleted_at is null and f.merged_into is null and f.category = 'zlobki' and f.voivodeship = $1 and f.city_slug = $2`
  const counted = facets.filter((facet) => facet.kind !== 'choice' || facet.excludes === undefined)
  const perFacet = counted.map((facet) => {
    const { [facet.key]: _, ...others } = selection
    const { sql, parameters } = conditionsOf(facets, others)
    const matches = Object.keys(others).length ? inline(sql, parameters) : 'true'
    return `select '${facet.key}' facet, o.option, count(*)::int total, (count(*) filter (where ${matches}))::int matching
      from facility f cross join lateral ${optionsOf(facet)} o(option) where ${place} group by 2`
  })
  const { rows } = await pool.query<Counted>(perFacet.join(' union all '), [voivodeship, slug])
  const [all] = (await pool.query<{ total: number }>(`select count(*)::int total from facility f where ${place}`, [voivodeship, slug])).rows
  const byFacet = Map.groupBy(rows, ({ facet }) => facet)
  const counts: OptionCounts = {
    total: all?.total ?? 0,
    facets: Object.fromEntries(
      [...byFacet].map(([key, counted]) => [
        key,
        Object.fromEntries(counted.map(({ option, total, matching }) => [option, { total, matching }])),
      ]),
    ),
  }
  cache.set(cacheKey, counts)
  return counts
}
