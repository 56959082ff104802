import { xOf, yOf } from './mercator.ts'

/** A facet as the snapshot keeps it: `from` is SQL over `facility f`, the type is that of the kind. */
export interface FacetSpec {
  readonly key: string
  readonly kind: 'words' | 'span' | 'yes'
  readonly from: string
}

/** A facet's values, a row each: words as bits (`stride` words of 32), a span's number or `none`, yes as 1. */
export interface FacetColumn {
  readonly stride: number
  readonly values: Uint32Array | Int32Array | Uint8Array
}

/** Listed facilities in typed arrays over shared memory, a row each, the best rank first. Written once and then never again. */
export interface Rows {
  readonly length: number
  /** UUIDs, 16 bytes each. */
  readonly ids: Uint8Array
  /** Completeness in percent, less for what comes last. */
  readonly rank: Int16Array
  /** `none` where unknown. */
  readonly freePlaces: Int32Array
  /** EPSG:4326 degrees; NaN without a point. */
  readonly longitude: Float64Array
  readonly latitude: Float64Array
  /** The same in web mercator. */
  readonly x: Uint32Array
  readonly y: Uint32Array
  /** Number of the city in the dictionary. */
  readonly city: Uint32Array
  /** A fingerprint of all by which it is found by name. */
  readonly naming: Int32Array
  /** Its number in the index of names; `none` where that does not know it yet. */
  readonly slot: Int32Array
  readonly facets: readonly FacetColumn[]
}

/** No number: smaller than any, so that it sorts last and lies in no span. */
export const none = -(2 ** 31)

/** One row as it is read: id, rank, free places, longitude, latitude, city, naming; then the facets. */
export type ReadRow = readonly [string, number, number | null, number | null, number | null, string, number, ...(readonly unknown[])]

/** Where the facets begin in it. */
const facetsFrom = 7

/** Words and cities by number, in the order they came; it only grows. */
export interface Dictionary {
  readonly cities: Map<string, number>
  readonly words: readonly Map<string, number>[]
}

/** A dictionary without a word. */
export const newDictionary = (facets: readonly FacetSpec[]): Dictionary => ({ cities: new Map(), words: facets.map(() => new Map()) })

const numberOf = (numbers: Map<string, number>, word: string): number => {
  const known = numbers.get(word)
  if (known !== undefined) return known
  numbers.set(word, numbers.size)
  return numbers.size - 1
}

const shared = (length: number, bytes: number) => new SharedArrayBuffer(length * bytes)

/** Slots of so many rows, still to be written. */
export const slotsFor = (length: number): Int32Array => new Int32Array(shared(length, 4))

/** Rows of `length`, still to be written; `strides` of the facets. */
export const allocate = (length: number, facets: readonly FacetSpec[], strides: readonly number[]): Rows => ({
  length,
  ids: new Uint8Array(shared(length, 16)),
  rank: new Int16Array(shared(length, 2)),
  freePlaces: new Int32Array(shared(length, 4)),
  longitude: new Float64Array(shared(length, 8)),
  latitude: new Float64Array(shared(length, 8)),
  x: new Uint32Array(shared(length, 4)),
  y: new Uint32Array(shared(length, 4)),
  city: new Uint32Array(shared(length, 4)),
  naming: new Int32Array(shared(length, 4)),
  slot: slotsFor(length),
  facets: facets.map(({ kind }, at) => {
    const stride = strides[at] ?? 1
    if (kind === 'words') return { stride, values: new Uint32Array(shared(length * stride, 4)) }
    return { stride, values: kind === 'span' ? new Int32Array(shared(length, 4)) : new Uint8Array(shared(length, 1)) }
  }),
})

/** Packs read rows, in their order; new words and cities come into the dictionary. */
export const pack = (read: readonly ReadRow[], facets: readonly FacetSpec[], dictionary: Dictionary): Rows => {
  const wordsOf = (row: ReadRow, at: number) => (row[facetsFrom + at] ?? []) as readonly string[]
  for (const [at, { kind }] of facets.entries()) {
    const numbers = dictionary.words[at]
    if (kind === 'words' && numbers) for (const row of read) for (const word of wordsOf(row, at)) numberOf(numbers, word)
  }
  const rows = allocate(
    read.length,
    facets,
    facets.map((_, at) => Math.max(1, Math.ceil((dictionary.words[at]?.size ?? 0) / 32))),
  )
  const ids = Buffer.from(rows.ids.buffer)
  for (const [i, row] of read.entries()) {
    const [id, rank, freePlaces, longitude, latitude, city, naming] = row
    const located = longitude !== null && latitude !== null
    ids.write(id.replaceAll('-', ''), i * 16, 'hex')
    rows.rank[i] = rank
    rows.freePlaces[i] = freePlaces ?? none
    rows.longitude[i] = located ? longitude : Number.NaN
    rows.latitude[i] = located ? latitude : Number.NaN
    rows.x[i] = located ? xOf(longitude) : 0
    rows.y[i] = located ? yOf(latitude) : 0
    rows.city[i] = numberOf(dictionary.cities, city)
    rows.naming[i] = naming
    rows.slot[i] = none
  }
  for (const [at, { kind }] of facets.entries()) {
    const { stride, values } = rows.facets[at] as FacetColumn
    for (const [i, row] of read.entries()) {
      if (kind === 'span') values[i] = (row[facetsFrom + at] as number | null) ?? none
      else if (kind === 'yes') values[i] = row[facetsFrom + at] === true ? 1 : 0
      else
        for (const word of wordsOf(row, at)) {
          const bit = dictionary.words[at]?.get(word) ?? 0
          values[i * stride + (bit >>> 5)] = (values[i * stride + (bit >>> 5)] ?? 0) | (1 << (bit & 31))
        }
    }
  }
  return rows
}
