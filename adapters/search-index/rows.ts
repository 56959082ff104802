import { xOf, yOf } from './mercator.ts'
import { bytesOfName, type NamesInOrder, newNames } from './names-in-order.ts'

/** Facet of the index: `from` is SQL over `facility f`, of the type of the kind. */
export interface FacetSpec {
  readonly key: string
  readonly kind: 'choice' | 'range' | 'boolean'
  readonly from: string
  /** Lower ends of a range that are counted. */
  readonly minimums?: readonly number[]
}

/** Values of a facet by row: options as bits (`stride` words of 32 bits), the number of a range or `noValue`, a boolean as 1 or 0. */
export interface FacetColumn {
  readonly stride: number
  readonly values: Uint32Array | Int32Array | Uint8Array
}

/** Listed facilities in typed arrays over shared memory, one row each, in the order `recommended`. Immutable once written. */
export interface Rows {
  readonly length: number
  /** UUIDs, 16 bytes each. */
  readonly ids: Uint8Array
  /** Number of the name in the dictionary. */
  readonly name: Uint32Array
  /** EPSG:4326 degrees; NaN without a point. */
  readonly longitude: Float64Array
  readonly latitude: Float64Array
  /** The same in web mercator. */
  readonly x: Uint32Array
  readonly y: Uint32Array
  /** Number of the city in the dictionary. */
  readonly city: Uint32Array
  /** Hash of everything that the name index contains of it. */
  readonly nameHash: Int32Array
  /** Position in the name index; `noValue` when it is not in it yet. */
  readonly slot: Int32Array
  readonly facets: readonly FacetColumn[]
}

/** Missing number: smaller than any other, so that it sorts last and is in no range. */
export const noValue = -(2 ** 31)

/** Row as read from the database: id, name as its criterion spells it, longitude, latitude, city, name hash; then the facets. */
export type DatabaseRow = readonly [string, string, number | null, number | null, string, number, ...(readonly unknown[])]

/** Index of the first facet in a database row. */
const facetsFrom = 6

/** Numbers of names, cities and facet options, in order of appearance; append-only. */
export interface Dictionary {
  readonly names: NamesInOrder
  readonly cities: Map<string, number>
  readonly options: readonly Map<string, number>[]
}

/** Creates an empty dictionary. */
export const newDictionary = (facets: readonly FacetSpec[]): Dictionary => ({
  names: newNames(),
  cities: new Map(),
  options: facets.map(() => new Map()),
})

const numberOf = (numbers: Map<string, number>, word: string): number => {
  const cached = numbers.get(word)
  if (cached !== undefined) return cached
  numbers.set(word, numbers.size)
  return numbers.size - 1
}

const shared = (length: number, bytes: number) => new SharedArrayBuffer(length * bytes)

/** Allocates name slots. */
export const slotsFor = (length: number): Int32Array => new Int32Array(shared(length, 4))

/** Allocates rows; `strides` of the facets. */
export const allocate = (length: number, facets: readonly FacetSpec[], strides: readonly number[]): Rows => ({
  length,
  ids: new Uint8Array(shared(length, 16)),
  name: new Uint32Array(shared(length, 4)),
  longitude: new Float64Array(shared(length, 8)),
  latitude: new Float64Array(shared(length, 8)),
  x: new Uint32Array(shared(length, 4)),
  y: new Uint32Array(shared(length, 4)),
  city: new Uint32Array(shared(length, 4)),
  nameHash: new Int32Array(shared(length, 4)),
  slot: slotsFor(length),
  facets: facets.map(({ kind }, at) => {
    const stride = strides[at] ?? 1
    if (kind === 'choice') return { stride, values: new Uint32Array(shared(length * stride, 4)) }
    return { stride, values: kind === 'range' ? new Int32Array(shared(length, 4)) : new Uint8Array(shared(length, 1)) }
  }),
})

/** Packs database rows in their order; adds new options and cities to the dictionary. */
export const packRows = (read: readonly DatabaseRow[], facets: readonly FacetSpec[], dictionary: Dictionary): Rows => {
  const optionsOf = (row: DatabaseRow, at: number) => (row[facetsFrom + at] ?? []) as readonly string[]
  for (const [at, { kind }] of facets.entries()) {
    const numbers = dictionary.options[at]
    if (kind === 'choice' && numbers) for (const row of read) for (const word of optionsOf(row, at)) numberOf(numbers, word)
  }
  const rows = allocate(
    read.length,
    facets,
    facets.map((_, at) => Math.max(1, Math.ceil((dictionary.options[at]?.size ?? 0) / 32))),
  )
  const ids = Buffer.from(rows.ids.buffer)
  for (const [i, row] of read.entries()) {
    const [id, name, longitude, latitude, city, nameHash] = row
    const located = longitude !== null && latitude !== null
    ids.write(id.replaceAll('-', ''), i * 16, 'hex')
    rows.name[i] = numberOf(dictionary.names.numbers, bytesOfName(name))
    rows.longitude[i] = located ? longitude : Number.NaN
    rows.latitude[i] = located ? latitude : Number.NaN
    rows.x[i] = located ? xOf(longitude) : 0
    rows.y[i] = located ? yOf(latitude) : 0
    rows.city[i] = numberOf(dictionary.cities, city)
    rows.nameHash[i] = nameHash
    rows.slot[i] = noValue
  }
  for (const [at, { kind }] of facets.entries()) {
    const { stride, values } = rows.facets[at] as FacetColumn
    for (const [i, row] of read.entries()) {
      if (kind === 'range') values[i] = (row[facetsFrom + at] as number | null) ?? noValue
      else if (kind === 'boolean') values[i] = row[facetsFrom + at] === true ? 1 : 0
      else
        for (const word of optionsOf(row, at)) {
          const bit = dictionary.options[at]?.get(word) ?? 0
          values[i * stride + (bit >>> 5)] = (values[i * stride + (bit >>> 5)] ?? 0) | (1 << (bit & 31))
        }
    }
  }
  return rows
}
