import type { Lexicon } from './lexicon.ts'
import type { TextTable } from './text-table.ts'

/** A facility as the index of names learns it. */
export interface FacilityName {
  readonly id: string
  readonly slug: string
  readonly name: string
  /** One of `facilityTypes`; it is also found by what people call that kind. */
  readonly type: string
  readonly voivodeship: string
  readonly city: string
  readonly citySlug: string
  readonly district: string | null
  readonly street: string | null
  /** 0 to 100; of equal matches the completest comes first. */
  readonly completeness: number
}

/** Names of places and facilities, ready to be asked: nothing but typed arrays, so that a worker can build them and hand them over. */
export interface NameArrays {
  readonly places: {
    readonly lexicon: Lexicon
    readonly texts: TextTable
    /** 0 city, 1 district, 2 another locality. */
    readonly kinds: Uint8Array
    /** Words of the longest name of each. */
    readonly lengths: Uint8Array
    readonly facilities: Uint32Array
    /** Longitude and latitude in turn, EPSG:4326 degrees; NaN where unknown. */
    readonly points: Float64Array
  }
  readonly facilities: {
    readonly lexicon: Lexicon
    readonly texts: TextTable
    /** Which of the rows that it was built of each is. */
    readonly rows: Uint32Array
  }
}

/** The buffers to hand over with `postMessage(arrays, buffersOf(arrays))`: nothing is copied, and who hands over has them no more. */
export const buffersOf = (arrays: object): ArrayBuffer[] =>
  Object.values(arrays).flatMap((one) => (ArrayBuffer.isView(one) ? [one.buffer as ArrayBuffer] : buffersOf(one as object)))
