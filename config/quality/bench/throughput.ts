import type { Flags } from './flags.ts'
import { type BenchRequest, measureThroughput } from './load.ts'
import { type Goal, median, type Measurement } from './measurement.ts'
import { comparePages, compareRows, type CompareAnswers } from './compare-answers.ts'
import type { Subjects } from './subjects.ts'

/** URLs of the compared servers by name; `ours` is the product. */
export type Addresses = Readonly<Record<'ours' | Baseline, string>>

type Baseline = 'bare' | 'vike'

/** Throughput test: a request, goals relative to the baselines, and the comparison of responses with the bare baseline. */
export interface ThroughputTest {
  readonly name: string
  readonly request: BenchRequest
  readonly bare: string
  readonly goals: Readonly<Partial<Record<Baseline, Goal>>>
  readonly compare: CompareAnswers
}

const ofPages = { bare: 'bare Express + pg + renderToString', compare: comparePages }

/** Throughput tests of quality.md, "Server". */
export const throughputTests = ({ city, slug, filter, box }: Subjects): readonly ThroughputTest[] => [
  {
    name: 'catalogue, 20 cards, uncached',
    request: { path: `/zlobki/${city}` },
    goals: { bare: { kind: 'at least', figure: 0.5 }, vike: { kind: 'at least', figure: 0.8, stretch: 0.88 } },
    ...ofPages,
  },
  {
    name: 'catalogue with filters, uncached',
    request: { path: `/zlobki/${city}?${filter}` },
    goals: { bare: { kind: 'at least', figure: 0.5 } },
    ...ofPages,
  },
  {
    name: 'profile, uncached',
    request: { path: `/placowka/${slug}` },
    goals: { bare: { kind: 'at least', stretch: 0.52 }, vike: { kind: 'at least', figure: 0.8 } },
    ...ofPages,
  },
  {
    name: 'search in a box, 100 results',
    request: { path: '/api/search', body: box },
    goals: { bare: { kind: 'at least', figure: 0.7 } },
    bare: 'bare Express + one json_agg of pg',
    compare: compareRows,
  },
]

/** Measures baselines and product in turn for several rounds; ratios are computed per round, so that a slow phase of the machine affects all alike. */
export const runThroughputTest = async (
  { name: part, request, bare, goals }: ThroughputTest,
  addresses: Addresses,
  { rounds, roundMs, warmUpMs }: Flags,
): Promise<readonly Measurement[]> => {
  const baselines = (['bare', 'vike'] as const).filter((baseline) => goals[baseline])
  const servers = [...baselines, 'ours'] as const
  const figures: Record<keyof Addresses, number[]> = { bare: [], vike: [], ours: [] }
  for (const server of servers) await measureThroughput(addresses[server], request, warmUpMs)
  for (let round = 0; round < rounds; round++) {
    // Rotates the order, because the first server of a round finds the CPU caches filled by others.
    const first = round % servers.length
    for (const server of [...servers.slice(first), ...servers.slice(0, first)])
      figures[server].push(await measureThroughput(addresses[server], request, roundMs))
  }
  const names = { bare, vike: 'Vike: empty page with the same rows' }
  const ratio = (baseline: Baseline) => median(figures.ours.map((figure, round) => figure / (figures[baseline][round] ?? 1)))
  return [
    ...baselines.map((baseline): Measurement => ({ part, name: names[baseline], unit: 'req/s', ...median(figures[baseline]) })),
    { part, name: 'ours', unit: 'req/s', ...median(figures.ours) },
    ...baselines.map(
      (baseline): Measurement => ({
        part,
        name: `ours : ${baseline === 'vike' ? 'Vike' : baseline}`,
        unit: '×',
        ...ratio(baseline),
        ...(goals[baseline] && { goal: goals[baseline] }),
      }),
    ),
  ]
}
