import KDBush from 'kdbush'
import type { Box, Clustered } from '#core/search/facility-index.port.ts'
import type { FacetSpec } from './rows.ts'
import type { Snapshot } from './snapshot.ts'

/** A snapshot with what a thread needs to ask it. */
export interface OpenSnapshot {
  readonly rows: Snapshot
  readonly facets: readonly FacetSpec[]
  readonly tree: KDBush
  /** Clusters of all places, by what was asked: the view that most people begin with is worked out once. */
  readonly whole: Map<string, Clustered>
  readonly cityOf: ReadonlyMap<string, number>
  readonly bitOf: readonly ReadonlyMap<string, number>[]
  /** Where a selection, and the places of one, are written, one after the other: nobody keeps them beyond its answer. */
  readonly selected: Uint32Array
  readonly selectedPlaces: Uint32Array
  /** 1 where a row is selected, while places are looked up; else 0. */
  readonly marks: Uint8Array
}

const numbered = (words: readonly string[]): ReadonlyMap<string, number> => new Map(words.map((word, at) => [word, at]))

/** Whether a box holds all that has a point. */
export const holdsAll = ({ rows: { places } }: OpenSnapshot, { west, south, east, north }: Box): boolean =>
  west <= places.box.west && south <= places.box.south && east >= places.box.east && north >= places.box.north

/** Makes a snapshot ready to be asked by this thread. */
export const openSnapshot = (rows: Snapshot, facets: readonly FacetSpec[]): OpenSnapshot => ({
  rows,
  facets,
  tree: KDBush.from(rows.places.tree),
  whole: new Map(),
  cityOf: numbered(rows.cities),
  bitOf: rows.words.map(numbered),
  selected: new Uint32Array(rows.length),
  selectedPlaces: new Uint32Array(rows.length),
  marks: new Uint8Array(rows.length),
})

/** The id of a row as text. */
export const idOf = ({ ids }: Snapshot, row: number): string => {
  const hex = Buffer.from(ids.buffer, row * 16, 16).toString('hex')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`
}
