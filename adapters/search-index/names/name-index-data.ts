import type { InvertedIndex } from './inverted-index.ts'
import type { PlaceFormsIndex } from './place-forms-index.ts'
import type { TextTable } from './text-table.ts'
import type { WholeNames } from './whole-names.ts'

/** Facility as the name index reads it. */
export interface FacilityName {
  readonly id: string
  readonly slug: string
  readonly name: string
  /** One of `facilityTypes`; the facility is also found by the common name of its type. */
  readonly type: string
  readonly voivodeship: string
  readonly city: string
  readonly citySlug: string
  readonly district: string | null
  readonly street: string | null
  readonly buildingNumber: string | null
  readonly postCode: string | null
  /** A made-up facility; they are given after all real ones. */
  readonly made: boolean
}

/** Name index of places and facilities: only typed arrays, so that a worker can build and transfer it. */
export interface NameIndexData {
  readonly places: {
    readonly index: InvertedIndex
    readonly texts: TextTable
    /** 0 city, 1 district, 2 another locality, 3 quarter, 4 county. */
    readonly kinds: Uint8Array
    /** Number of words of each name, without those that queries ignore. */
    readonly lengths: Uint8Array
    readonly facilities: Uint32Array
    /** Longitude and latitude alternately, EPSG:4326 degrees; NaN when unknown. */
    readonly points: Float64Array
    readonly forms: PlaceFormsIndex
  }
  readonly facilities: {
    readonly index: InvertedIndex
    /** Id, slug and name of each facility. */
    readonly texts: TextTable
    /** Type, city, district and voivodeship, which many facilities share, and the number of those of each facility. */
    readonly labelTexts: TextTable
    readonly labels: Uint32Array
    /** Number of words of each name, without those that queries ignore. */
    readonly lengths: Uint8Array
    readonly wholeNames: WholeNames
    /** The first made-up facility; all after it are made-up. */
    readonly firstMade: Uint32Array
  }
}

/** Returns the buffers for `postMessage(arrays, buffersOf(arrays))`: they are transferred without a copy and detached from the sender. */
export const buffersOf = (arrays: object): ArrayBuffer[] =>
  Object.values(arrays).flatMap((one) => (ArrayBuffer.isView(one) ? [one.buffer as ArrayBuffer] : buffersOf(one as object)))
