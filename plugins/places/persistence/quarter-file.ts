import { readFileSync } from 'node:fs'
import type { TownQuarters } from '../contract/map-quarters.ts'
import { townKey } from '../domain/town-quarters.ts'

const header = ['voivodeship', 'county', 'town', 'name', 'slug', 'longitude', 'latitude', 'rank']

/** Ten metres. */
const rounded = (degrees: number) => Math.round(degrees * 1e4) / 1e4

/** Writes a line for each quarter, town by town. */
export const formatQuarters = (towns: readonly TownQuarters[]): string => {
  const lines = towns.flatMap(({ voivodeship, county, town, quarters }) =>
    quarters.map(({ name, slug, longitude, latitude, rank }) =>
      [voivodeship, county, town, name, slug, rounded(longitude), rounded(latitude), rank].join('\t'),
    ),
  )
  return `${[header.join('\t'), ...lines].join('\n')}\n`
}

/** Reads what `formatQuarters` writes. */
export const parseQuarters = (text: string): readonly TownQuarters[] => {
  const [, ...lines] = text.trim().split('\n')
  const rows = lines.map((line) => {
    const [voivodeship = '', county = '', town = '', name = '', slug = '', longitude, latitude, rank] = line.split('\t')
    const quarter = { name, slug, longitude: Number(longitude), latitude: Number(latitude), rank: Number(rank) }
    return { town: { voivodeship, county, town }, quarter }
  })
  return [...Map.groupBy(rows, ({ town }) => townKey(town)).values()].flatMap((inTown) =>
    inTown[0] ? [{ ...inTown[0].town, quarters: inTown.map(({ quarter }) => quarter) }] : [],
  )
}

let bundled: readonly TownQuarters[] | null = null

/** Returns the bundled quarters of large towns, from OpenStreetMap (ODbL); the file is read once. */
export const bundledQuarters = (): readonly TownQuarters[] => {
  bundled ??= parseQuarters(readFileSync(new URL('../data/quarters.tsv', import.meta.url), 'utf8'))
  return bundled
}
