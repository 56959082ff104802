import type { Flags } from './flags.ts'
import { type Asked, load } from './load.ts'
import { type Goal, middle, type Row } from './row.ts'
import { samePage, sameRows, type Same } from './same-answer.ts'
import type { Subjects } from './subjects.ts'

/** The servers that are held against each other, by name; `ours` is one of them. */
export type Addresses = Readonly<Record<'ours' | Floor, string>>

type Floor = 'bare' | 'vike'

/** One answer, what ours should reach of which floor, and how it is held equal to that of the bare floor. */
export interface Contest {
  readonly name: string
  readonly asked: Asked
  readonly bare: string
  readonly goals: Readonly<Partial<Record<Floor, Goal>>>
  readonly same: Same
}

const ofPages = { bare: 'bare Express + pg + renderToString', same: samePage }

/** The contests of design/quality.md, "Server". */
export const contests = ({ city, slug, filter, box }: Subjects): readonly Contest[] => [
  {
    name: 'catalogue, 20 cards, uncached',
    asked: { path: `/zlobki/${city}` },
    goals: { bare: { kind: 'at least', figure: 0.5 }, vike: { kind: 'at least', figure: 0.8, stretch: 0.88 } },
    ...ofPages,
  },
  {
    name: 'catalogue with filters, uncached',
    asked: { path: `/zlobki/${city}?${filter}` },
    goals: { bare: { kind: 'at least', figure: 0.5 } },
    ...ofPages,
  },
  {
    name: 'profile, uncached',
    asked: { path: `/placowka/${slug}` },
    goals: { bare: { kind: 'at least', stretch: 0.52 }, vike: { kind: 'at least', figure: 0.8 } },
    ...ofPages,
  },
  {
    name: 'search in a box, 100 results',
    asked: { path: '/api/search', body: box },
    goals: { bare: { kind: 'at least', figure: 0.7 } },
    bare: 'bare Express + one json_agg of pg',
    same: sameRows,
  },
]

/** Loads floors and ours in turn for some rounds; ratios are of the same round, so that a slow minute of the machine costs all alike. */
export const race = async (
  { name: part, asked, bare, goals }: Contest,
  addresses: Addresses,
  { rounds, roundMs, warmUpMs }: Flags,
): Promise<readonly Row[]> => {
  const floors = (['bare', 'vike'] as const).filter((floor) => goals[floor])
  const servers = [...floors, 'ours'] as const
  const figures: Record<keyof Addresses, number[]> = { bare: [], vike: [], ours: [] }
  for (const server of servers) await load(addresses[server], asked, warmUpMs)
  for (let round = 0; round < rounds; round++) {
    // The one that comes first has the fullest caches against it: each takes its turn.
    const first = round % servers.length
    for (const server of [...servers.slice(first), ...servers.slice(0, first)])
      figures[server].push(await load(addresses[server], asked, roundMs))
  }
  const names = { bare, vike: 'Vike: an empty page, and the same rows' }
  const ratio = (floor: Floor) => middle(figures.ours.map((figure, round) => figure / (figures[floor][round] ?? 1)))
  return [
    ...floors.map((floor): Row => ({ part, name: names[floor], unit: 'req/s', ...middle(figures[floor]) })),
    { part, name: 'ours', unit: 'req/s', ...middle(figures.ours) },
    ...floors.map(
      (floor): Row => ({
        part,
        name: `ours : ${floor === 'vike' ? 'Vike' : floor}`,
        unit: '×',
        ...ratio(floor),
        ...(goals[floor] && { goal: goals[floor] }),
      }),
    ),
  ]
}
