import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { slugOf } from '#core/kernel/slug.ts'
import type { GazetteerLocality } from '#core/places/gazetteer.port.ts'
import { isVoivodeship, type VoivodeshipSlug } from '#core/places/voivodeship.ts'

interface Row {
  readonly Name: string
  readonly Type: 'city' | 'village'
  readonly Province: string
  readonly District: string
  /** `Głusk-gmina wiejska` */
  readonly Commune: string
  readonly Latitude: number
  readonly Longitude: number
}

const voivodeshipOf = (province: string): VoivodeshipSlug => {
  const slug = slugOf(province)
  if (!isVoivodeship(slug)) throw new Error(`Unknown voivodeship "${province}"`)
  return slug
}

/** Returns one shared string for equal texts, which repeat in tens of thousands of rows. */
const stringPool = () => {
  const pool = new Map<string, string>()
  return (text: string) => {
    if (!pool.has(text)) pool.set(text, text)
    return pool.get(text) ?? text
  }
}

/** Bytes parsed at once: parsing the whole file would permanently cost 60 MB. */
const chunkBytes = 100_000

/** Yields the rows of a JSON array of flat objects, parsed chunk by chunk. */
const parseRows = function* (file: Buffer): Generator<Row> {
  const separator = '},{'
  for (let from = file.indexOf('{'); from >= 0 && from < file.length; ) {
    const cut = file.indexOf(separator, from + chunkBytes)
    const end = cut < 0 ? file.lastIndexOf('}') + 1 : cut + 1
    yield* JSON.parse(`[${file.toString('utf8', from, end)}]`) as Row[]
    if (cut < 0) return
    from = cut + separator.length - 1
  }
}

/**
 * Yields towns and villages of the State Register of Geographical Names (PRNG, 2021) from the package
 * polskie-miejscowosci, without population.
 */
export const readLocalities = function* (): Generator<Omit<GazetteerLocality, 'population'>> {
  const intern = stringPool()
  const voivodeships = new Map<string, VoivodeshipSlug>()
  for (const row of parseRows(readFileSync(createRequire(import.meta.url).resolve('polskie-miejscowosci')))) {
    const voivodeship = voivodeships.get(row.Province) ?? voivodeshipOf(row.Province)
    voivodeships.set(row.Province, voivodeship)
    yield {
      voivodeship,
      name: row.Name,
      county: intern(row.District),
      commune: intern(row.Commune.replace(/-(gmina|obszar) .*$/, '')),
      town: row.Type === 'city',
      longitude: row.Longitude,
      latitude: row.Latitude,
    }
  }
}
