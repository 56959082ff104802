import type { Flags } from './flags.ts'
import { load } from './load.ts'
import { type Goal, middle, type Row } from './row.ts'

/** The servers that are held against each other, by name; `ours` is one of them. */
export type Addresses = Readonly<Record<'ours' | 'bare' | 'vike', string>>

/** One page, and what ours should reach of each floor. */
export interface Contest {
  readonly name: string
  readonly path: string
  readonly goals: Readonly<Record<'bare' | 'vike', Goal>>
}

/** The contests of design/quality.md, "Server". */
export const contests = ({ city, slug }: { readonly city: string; readonly slug: string }): readonly Contest[] => [
  {
    name: 'catalogue, 20 cards, uncached',
    path: `/zlobki/${city}`,
    goals: { bare: { is: 'at least', figure: 0.5 }, vike: { is: 'at least', figure: 0.8, stretch: 0.88 } },
  },
  {
    name: 'profile, uncached',
    path: `/placowka/${slug}`,
    goals: { bare: { is: 'at least', stretch: 0.52 }, vike: { is: 'at least', figure: 0.8 } },
  },
]

/** Loads floors and ours in turn for some rounds; ratios are of the same round, so that a slow minute of the machine costs all alike. */
export const race = async (
  { name, path, goals }: Contest,
  addresses: Addresses,
  { rounds, roundMs, warmUpMs }: Flags,
): Promise<readonly Row[]> => {
  const servers = ['bare', 'vike', 'ours'] as const
  const figures: Record<(typeof servers)[number], number[]> = { bare: [], vike: [], ours: [] }
  for (const server of servers) await load(addresses[server] + path, warmUpMs)
  for (let round = 0; round < rounds; round++) {
    // The one that comes first has the fullest caches against it: each takes its turn.
    for (const server of [...servers.slice(round % 3), ...servers.slice(0, round % 3)])
      figures[server].push(await load(addresses[server] + path, roundMs))
  }
  const ratio = (floor: 'bare' | 'vike') => middle(figures.ours.map((figure, round) => figure / (figures[floor][round] ?? 1)))
  return [
    { part: name, name: 'bare Express + pg + renderToString', unit: 'req/s', ...middle(figures.bare) },
    { part: name, name: 'Vike: an empty page, and the same rows', unit: 'req/s', ...middle(figures.vike) },
    { part: name, name: 'ours', unit: 'req/s', ...middle(figures.ours) },
    { part: name, name: 'ours : bare', unit: '×', ...ratio('bare'), goal: goals.bare },
    { part: name, name: 'ours : Vike', unit: '×', ...ratio('vike'), goal: goals.vike },
  ]
}
