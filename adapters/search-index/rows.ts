import { type ByteDictionary, makeByteDictionary } from './byte-dictionary.ts'
import { type NamesInOrder, newNames } from './names-in-order.ts'
import { freshMemory, type SharedMemory } from './shared-memory.ts'

/** Facet of the index: `from` is SQL over `facility f`, of the type of the kind. */
export interface FacetSpec {
  readonly key: string
  readonly kind: 'choice' | 'range' | 'boolean'
  readonly from: string
  /** Lower ends of a range that are counted. */
  readonly minimums?: readonly number[]
  /** Upper ends that are counted. */
  readonly maximums?: readonly number[]
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

/** Numbers of names, cities and facet options, in order of appearance; append-only. */
export interface Dictionary {
  readonly names: NamesInOrder
  readonly cities: ByteDictionary
  readonly options: readonly ByteDictionary[]
}

/** Creates an empty dictionary. */
export const newDictionary = (facets: readonly FacetSpec[]): Dictionary => ({
  names: newNames(),
  cities: makeByteDictionary(),
  options: facets.map(makeByteDictionary),
})

/** Returns the number of words that the options known so far need as bits. */
export const strideOf = (options: ByteDictionary): number => Math.max(1, Math.ceil(options.size() / 32))

/** Allocates name slots. */
export const slotsFor = (length: number, memory: SharedMemory = freshMemory): Int32Array =>
  new Int32Array(memory.take(length * 4), 0, length)

/** Allocates the values of a facet. */
export const allocateFacet = (length: number, kind: FacetSpec['kind'], stride: number, memory: SharedMemory = freshMemory): FacetColumn => {
  if (kind === 'choice') return { stride, values: new Uint32Array(memory.take(length * stride * 4), 0, length * stride) }
  if (kind === 'range') return { stride, values: new Int32Array(memory.take(length * 4), 0, length) }
  return { stride, values: new Uint8Array(memory.take(length), 0, length) }
}

/** Allocates rows; `strides` of the facets. */
export const allocate = (
  length: number,
  facets: readonly FacetSpec[],
  strides: readonly number[],
  memory: SharedMemory = freshMemory,
): Rows => ({
  length,
  ids: new Uint8Array(memory.take(length * 16), 0, length * 16),
  name: new Uint32Array(memory.take(length * 4), 0, length),
  longitude: new Float64Array(memory.take(length * 8), 0, length),
  latitude: new Float64Array(memory.take(length * 8), 0, length),
  x: new Uint32Array(memory.take(length * 4), 0, length),
  y: new Uint32Array(memory.take(length * 4), 0, length),
  city: new Uint32Array(memory.take(length * 4), 0, length),
  nameHash: new Int32Array(memory.take(length * 4), 0, length),
  slot: slotsFor(length, memory),
  facets: facets.map(({ kind }, at) => allocateFacet(length, kind, strides[at] ?? 1, memory)),
})
