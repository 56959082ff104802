import type { FacilityType } from './facility-type.ts'
import type { LegalType, OwnershipKey } from './legal-type.ts'
import type { OpeningHours } from './opening-hours.ts'

/** Where a facility is, EPSG:4326 degrees. `flagged`: 2 to 8 km outside its voivodeship's coarse boundary; `approximate`: its locality's point. */
export interface Location {
  readonly longitude: number
  readonly latitude: number
  readonly precision: 'exact' | 'flagged' | 'approximate'
}

/** What parents pay, in grosze; `null` where the source is silent. */
export interface Fees {
  /** Basic stay, a month. */
  readonly month: number | null
  /** Stay on places paid by KPO or FERS, a month. */
  readonly fundedMonth: number | null
  /** Stay by the hour. */
  readonly hour: number | null
  /** Each hour beyond ten a day. */
  readonly extraHour: number | null
  readonly mealsMonth: number | null
  readonly mealsDay: number | null
  /** The source's own words on discounts. */
  readonly discounts: string | null
}

/** Places and enrolled children as a source counts them on one day. */
export interface Places {
  readonly places: number
  readonly enrolled: number | null
}

/** Who runs the facility. A name as the register has it; no telephone and no e-mail (decisions §29). */
export interface Operator {
  readonly name: string
  readonly address: string | null
  readonly nip: string | null
  readonly regon: string | null
  readonly registerNumbers: string | null
  readonly website: string | null
}

/** Everything a source can say of a facility, each field with provenance of its own. An absent field says nothing. */
export interface FacilityFields {
  readonly name: string
  readonly type: FacilityType
  readonly legal_type: LegalType
  /** Keys of ownership tags, in the order of `ownershipKeys`, never none. */
  readonly ownership: readonly OwnershipKey[]
  /** Slug of one of the sixteen voivodeships. */
  readonly voivodeship: string
  /** As the source writes it, cleaned: `poznański`, `Warszawa`. */
  readonly county: string
  readonly commune: string
  /** Locality, without suffixes: `Gdańsk`. */
  readonly city: string
  readonly district: string
  /** `00-000`. */
  readonly post_code: string
  /** With its kind: `ul. Szkolna`, `os. Leśne`. */
  readonly street: string
  readonly building_number: string
  readonly apartment_number: string
  /** E.164: `+48601602603`. */
  readonly phone: string
  readonly second_phone: string
  readonly email: string
  /** Absolute, http or https. */
  readonly website: string
  readonly social: string
  readonly location: Location
  readonly hours: OpeningHours
  /** Opening hours in the source's own words, kept beside the parsed ones. */
  readonly hours_text: string
  readonly fees: Fees
  readonly places: Places
  /** Fit for children with disabilities or special care. */
  readonly accessible: boolean
  /** Amenities as keys of feature tags, `garden`, `own_kitchen`; being accessible is a fact of its own. */
  readonly features: readonly string[]
  readonly suspended: boolean
  readonly operator: Operator
}

/** What one source says of one facility: any part of the fields. */
export type FieldValues = { readonly [Field in keyof FacilityFields]?: FacilityFields[Field] }

export type FieldName = keyof FacilityFields
