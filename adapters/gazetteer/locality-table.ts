import { slugOf } from '#core/kernel/slug.ts'
import type { GazetteerLocality } from '#core/places/gazetteer.port.ts'
import { voivodeshipSlugs } from '#core/places/voivodeship.ts'

/** Localities in typed arrays, which threads transfer without a copy; a quarter of the size of objects. Equal slugs are adjacent. */
export interface LocalityTable {
  /** Name, county and commune of each locality, UTF-8; `starts` contains the offset of each row, and finally the total length. */
  readonly texts: Uint8Array<ArrayBuffer>
  readonly starts: Uint32Array<ArrayBuffer>
  /** Indexes in `voivodeshipSlugs`. */
  readonly voivodeships: Uint8Array<ArrayBuffer>
  /** 1 for a town, 0 for a village. */
  readonly towns: Uint8Array<ArrayBuffer>
  readonly populations: Uint32Array<ArrayBuffer>
  /** Longitude and latitude alternately, EPSG:4326 degrees. */
  readonly points: Float64Array<ArrayBuffer>
  /** Hash of the slug of each name, ascending, and the first row of that name. */
  readonly hashes: Uint32Array<ArrayBuffer>
  readonly firsts: Uint32Array<ArrayBuffer>
  /** For each row the row after the last one with the same slug. */
  readonly ends: Uint32Array<ArrayBuffer>
}

const separator = '\u001f'

/** Builds the table from localities by the slug of their names, in the given order. */
export const buildLocalityTable = (byName: ReadonlyMap<string, readonly GazetteerLocality[]>): LocalityTable => {
  const localities = [...byName.values()].flat()
  const texts = localities.map(({ name, county, commune }) => new TextEncoder().encode([name, county, commune].join(separator)))
  const starts = new Uint32Array(localities.length + 1)
  for (const [at, { length }] of texts.entries()) starts[at + 1] = (starts[at] ?? 0) + length
  const bytes = new Uint8Array(starts.at(-1) ?? 0)
  for (const [at, text] of texts.entries()) bytes.set(text, starts[at])

  const names: { readonly hash: number; readonly first: number }[] = []
  const ends = new Uint32Array(localities.length)
  let end = 0
  for (const [slug, { length }] of byName) {
    names.push({ hash: hashOf(slug), first: end })
    ends.fill(end + length, end, end + length)
    end += length
  }
  names.sort((a, b) => a.hash - b.hash)
  return {
    texts: bytes,
    starts,
    voivodeships: Uint8Array.from(localities, ({ voivodeship }) => voivodeshipSlugs.indexOf(voivodeship)),
    towns: Uint8Array.from(localities, ({ town }) => Number(town)),
    populations: Uint32Array.from(localities, ({ population }) => population),
    points: Float64Array.from(localities.flatMap(({ longitude, latitude }) => [longitude, latitude])),
    hashes: Uint32Array.from(names, ({ hash }) => hash),
    firsts: Uint32Array.from(names, ({ first }) => first),
    ends,
  }
}

/** FNV-1a hash, 32 bits. */
const hashOf = (text: string): number => {
  let hash = 0x811c9dc5
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193)
  return hash >>> 0
}

const decoder = new TextDecoder()

const textsOf = ({ texts, starts }: LocalityTable, at: number): readonly string[] =>
  decoder.decode(texts.subarray(starts[at], starts[at + 1])).split(separator)

/** Returns the locality of a row. */
export const readLocality = (table: LocalityTable, at: number): GazetteerLocality => {
  const [name = '', county = '', commune = ''] = textsOf(table, at)
  const voivodeship = voivodeshipSlugs[table.voivodeships[at] ?? -1]
  if (!voivodeship) throw new Error(`The gazetteer has no row ${at}`)
  const [longitude = Number.NaN, latitude = Number.NaN] = table.points.subarray(at * 2, at * 2 + 2)
  return { name, voivodeship, county, commune, town: table.towns[at] === 1, longitude, latitude, population: table.populations[at] ?? 0 }
}

/** Returns the rows of a name's slug as the first row and the row after the last; `[0, 0]` for an unknown name. */
export const rowsNamed = (table: LocalityTable, slug: string): readonly [number, number] => {
  const { hashes, firsts, ends } = table
  const hash = hashOf(slug)
  let low = 0
  let high = hashes.length
  while (low < high) {
    const middle = (low + high) >>> 1
    if ((hashes[middle] ?? 0) < hash) low = middle + 1
    else high = middle
  }
  for (; hashes[low] === hash; low++) {
    const first = firsts[low] ?? 0
    // Different slugs may have the same hash.
    if (slugOf(textsOf(table, first)[0] ?? '') === slug) return [first, ends[first] ?? first]
  }
  return [0, 0]
}
