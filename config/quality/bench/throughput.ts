import type { MeasuredServer } from './child-process.ts'
import { type CompareAnswers, comparePages, compareRows } from './compare-answers.ts'
import type { Flags } from './flags.ts'
import { type BenchRequest, measureThroughput } from './load.ts'
import { type Goal, type Measurement, median } from './measurement.ts'
import type { Subjects } from './subjects.ts'

/** Compared servers by name; `ours` is the product. */
export type Compared = Readonly<Record<'ours' | Baseline, Pick<MeasuredServer, 'url' | 'cpuMs'>>>

type Baseline = 'bare' | 'vike'

/** Throughput test: a request, goals relative to the baselines, and the comparison of responses with the bare baseline. */
export interface ThroughputTest {
  readonly name: string
  readonly request: BenchRequest
  readonly bare: string
  readonly goals: Readonly<Partial<Record<Baseline, Goal>>>
  /** Goal of the processor time of an answer, relative to the bare baseline. */
  readonly cpuGoal?: Goal
  /** Also measures 32 connections, which should not be slower than eight. */
  readonly many?: boolean
  readonly compare: CompareAnswers
}

const ofPages = { bare: 'bare Express + pg + renderToString', compare: comparePages }

/** Throughput tests of quality.md, "Server". */
export const throughputTests = ({ city, slug, filter, box }: Subjects): readonly ThroughputTest[] => [
  {
    name: 'catalogue, 20 cards, uncached',
    request: { path: `/zlobki/${city}` },
    cpuGoal: { kind: 'at most', figure: 2.1 },
    many: true,
    goals: { bare: { kind: 'at least', figure: 0.5, stretch: 1.2 }, vike: { kind: 'at least', figure: 0.8, stretch: 0.88 } },
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
    cpuGoal: { kind: 'at most', figure: 4.3 },
    many: true,
    goals: { bare: { kind: 'at least', figure: 0.5, stretch: 0.8 }, vike: { kind: 'at least', figure: 0.8 } },
    ...ofPages,
  },
  {
    name: 'search in a box, 100 results',
    request: { path: '/api/search', body: box },
    cpuGoal: { kind: 'at most', figure: 1.9 },
    goals: { bare: { kind: 'at least', figure: 0.75, stretch: 1.2 } },
    bare: 'bare Express + one json_agg of pg',
    compare: compareRows,
  },
]

/** Many connections, and the share of the throughput of eight that they should reach: the rest is noise. */
const manyConnections = 32
const manyGoal: Goal = { kind: 'at least', figure: 0.95 }

/**
 * Measures baselines and product in turn for several rounds; ratios are computed per round, so that a slow phase of the
 * machine affects all alike.
 */
export const runThroughputTest = async (
  { name: part, request, bare, goals, cpuGoal, many }: ThroughputTest,
  compared: Compared,
  { rounds, roundMs, warmUpMs }: Flags,
): Promise<readonly Measurement[]> => {
  const baselines = (['bare', 'vike'] as const).filter((baseline) => goals[baseline])
  const servers = [...baselines, 'ours'] as const
  const figures: Record<keyof Compared, number[]> = { bare: [], vike: [], ours: [] }
  const cpu: Record<keyof Compared, number[]> = { bare: [], vike: [], ours: [] }
  const withMany: number[] = []
  for (const server of servers) await measureThroughput(compared[server].url, request, warmUpMs)
  for (let round = 0; round < rounds; round++) {
    // Rotates the order, because the first server of a round finds the CPU caches filled by others.
    const first = round % servers.length
    for (const server of [...servers.slice(first), ...servers.slice(0, first)]) {
      const before = await compared[server].cpuMs()
      const throughput = await measureThroughput(compared[server].url, request, roundMs)
      figures[server].push(throughput)
      cpu[server].push(((await compared[server].cpuMs()) - before) / ((throughput * roundMs) / 1000))
    }
    if (many) withMany.push(await measureThroughput(compared.ours.url, request, roundMs, manyConnections))
  }
  const names = { bare, vike: 'Vike: empty page with the same rows' }
  const ratio = (of: typeof figures, baseline: Baseline) => median(of.ours.map((figure, round) => figure / (of[baseline][round] ?? 1)))
  return [
    ...baselines.map((baseline): Measurement => ({ part, name: names[baseline], unit: 'req/s', ...median(figures[baseline]) })),
    { part, name: 'ours', unit: 'req/s', ...median(figures.ours) },
    ...baselines.map(
      (baseline): Measurement => ({
        part,
        name: `ours : ${baseline === 'vike' ? 'Vike' : baseline}`,
        unit: '×',
        ...ratio(figures, baseline),
        ...(goals[baseline] && { goal: goals[baseline] }),
      }),
    ),
    { part, name: 'processor time of an answer, bare', unit: 'ms', ...median(cpu.bare) },
    { part, name: 'processor time of an answer, ours', unit: 'ms', ...median(cpu.ours) },
    { part, name: 'processor time, ours : bare', unit: '×', ...ratio(cpu, 'bare'), ...(cpuGoal && { goal: cpuGoal }) },
    ...(many
      ? [
          {
            part,
            name: `${manyConnections} connections : 8`,
            unit: '×',
            ...median(withMany.map((figure, round) => figure / (figures.ours[round] ?? 1))),
            goal: manyGoal,
          },
        ]
      : []),
  ]
}
