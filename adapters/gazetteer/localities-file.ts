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
  if (!isVoivodeship(slug)) throw new Error(`No voivodeship is called "${province}"`)
  return slug
}

/** One string for all rows that say the same, as tens of thousands do. */
const sharing = () => {
  const seen = new Map<string, string>()
  return (text: string) => {
    if (!seen.has(text)) seen.set(text, text)
    return seen.get(text) ?? text
  }
}

/** Bytes of the file that are parsed at once: the whole of it at once would cost 60 MB for good. */
const slice = 100_000

/** The rows of a JSON list of flat objects, a slice after the other. */
const rowsOf = function* (file: Buffer): Generator<Row> {
  const between = '},{'
  for (let from = file.indexOf('{'); from >= 0 && from < file.length; ) {
    const cut = file.indexOf(between, from + slice)
    const end = cut < 0 ? file.lastIndexOf('}') + 1 : cut + 1
    yield* JSON.parse(`[${file.toString('utf8', from, end)}]`) as Row[]
    if (cut < 0) return
    from = cut + between.length - 1
  }
}

/** Towns and villages of the State Register of Geographical Names (PRNG, 2021) from the package polskie-miejscowosci; their population is told elsewhere. */
export const readLocalities = function* (): Generator<Omit<GazetteerLocality, 'population'>> {
  const share = sharing()
  const voivodeships = new Map<string, VoivodeshipSlug>()
  for (const row of rowsOf(readFileSync(createRequire(import.meta.url).resolve('polskie-miejscowosci')))) {
    const voivodeship = voivodeships.get(row.Province) ?? voivodeshipOf(row.Province)
    voivodeships.set(row.Province, voivodeship)
    yield {
      voivodeship,
      name: row.Name,
      county: share(row.District),
      commune: share(row.Commune.replace(/-(gmina|obszar) .*$/, '')),
      town: row.Type === 'city',
      longitude: row.Longitude,
      latitude: row.Latitude,
    }
  }
}
