import type { FacilityType } from './facility-type.ts'
import type { LegalType, OwnershipKey } from './legal-type.ts'
import type { OpeningHours } from './opening-hours.ts'

/** Coordinates of a facility, in EPSG:4326 degrees. `flagged`: 2 to 8 km outside its voivodeship's simplified boundary; `approximate`: the point of its locality. */
export interface Location {
  readonly longitude: number
  readonly latitude: number
  readonly precision: 'exact' | 'flagged' | 'approximate'
}

/** Fees paid by parents, in grosze; `null` when the source does not state them. */
export interface Fees {
  /** Basic care, per month. */
  readonly month: number | null
  /** Care on a place funded by KPO or FERS, per month. */
  readonly fundedMonth: number | null
  /** Care, per hour. */
  readonly hour: number | null
  /** Each hour beyond ten per day. */
  readonly extraHour: number | null
  readonly mealsMonth: number | null
  readonly mealsDay: number | null
  /** Description of discounts, as written by the source. */
  readonly discounts: string | null
}

/** Capacity and enrolled children on one day, according to a source. */
export interface Capacity {
  readonly places: number
  readonly enrolled: number | null
}

/** Governing body of the facility. The name as in the register; no telephone and no e-mail (decisions §29). */
export interface Operator {
  readonly name: string
  readonly address: string | null
  readonly nip: string | null
  readonly regon: string | null
  readonly registerNumbers: string | null
  readonly website: string | null
}

/** All fields that a source can state about a facility, each with its own provenance. A missing field means no statement. */
export interface FacilityFields {
  readonly name: string
  /** Name as the register writes it, where cleaning changed more than quotation marks, spaces and capitals. */
  readonly register_name: string
  readonly type: FacilityType
  readonly legal_type: LegalType
  /** Keys of ownership tags, in the order of `ownershipKeys`, never empty. */
  readonly ownership: readonly OwnershipKey[]
  /** Slug of one of the sixteen voivodeships. */
  readonly voivodeship: string
  /** As written by the source, cleaned: `poznański`, `Warszawa`. */
  readonly county: string
  readonly commune: string
  /** Locality, without suffixes: `Gdańsk`. */
  readonly city: string
  readonly district: string
  /** `00-000`. */
  readonly post_code: string
  /** Including the street type: `ul. Szkolna`, `os. Leśne`. */
  readonly street: string
  readonly building_number: string
  readonly apartment_number: string
  /** E.164: `+48601602603`. */
  readonly phone: string
  readonly second_phone: string
  readonly email: string
  /** Absolute URL, http or https. */
  readonly website: string
  readonly social: string
  readonly location: Location
  readonly hours: OpeningHours
  /** Opening hours as written by the source, in addition to the parsed ones. */
  readonly hours_text: string
  readonly fees: Fees
  readonly places: Capacity
  /** Accessible for children with disabilities or special care needs. */
  readonly accessible: boolean
  /** Amenities as keys of feature tags: `garden`, `own_kitchen`; accessibility is a separate field. */
  readonly features: readonly string[]
  readonly suspended: boolean
  readonly operator: Operator
}

/** Field values stated by one source about one facility; any subset of the fields. */
export type FieldValues = { readonly [Field in keyof FacilityFields]?: FacilityFields[Field] }

export type FieldName = keyof FacilityFields
