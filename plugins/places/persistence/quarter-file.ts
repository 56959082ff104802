import { readFileSync } from 'node:fs'
import { provide } from '#core/kernel/define.ts'
import { freeSlug, slugOf } from '#core/kernel/slug.ts'
import { type Quarter, Quarters } from '../contract/queries.ts'

const keyOf = ({ voivodeship, city }: Quarter) => `${voivodeship}/${city}`

let towns: ReadonlyMap<string, readonly Quarter[]> | null = null

/** Reads the file once: voivodeship, town, name, degrees and rank of each quarter. */
const readTowns = (): ReadonlyMap<string, readonly Quarter[]> => {
  const [, ...lines] = readFileSync(new URL('../data/quarters.tsv', import.meta.url), 'utf8')
    .trim()
    .split('\n')
  const slugs = new Set<string>()
  const quarters = lines.map((line): Quarter => {
    const [voivodeship = '', city = '', name = '', longitude, latitude, rank] = line.split('\t')
    const slug = freeSlug(slugOf(name), (one) => slugs.has(`${voivodeship}/${city}/${one}`))
    slugs.add(`${voivodeship}/${city}/${slug}`)
    return { name, slug, voivodeship, city, longitude: Number(longitude), latitude: Number(latitude), rank: Number(rank) }
  })
  const alphabetical = new Intl.Collator('pl')
  return Map.groupBy(
    quarters.toSorted((a, b) => alphabetical.compare(a.name, b.name)),
    keyOf,
  )
}

/** The bundled quarters, from OpenStreetMap (ODbL). */
export const bundledQuarters: Quarters = {
  inCity: ({ voivodeship, slug }) => {
    towns ??= readTowns()
    return towns.get(`${voivodeship}/${slug}`) ?? []
  },
  all: () => {
    towns ??= readTowns()
    return [...towns.values()].flat()
  },
}

export const makeQuarters = provide(Quarters, {}, () => bundledQuarters)
