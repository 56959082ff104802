import type { FacilityType } from './facility-type.ts'
import type { LegalType, OwnershipKey } from './legal-type.ts'
import type { OpeningHours } from './opening-hours.ts'

/**
 * Coordinates of a facility, in EPSG:4326 degrees. `flagged`: 2 to 8 km outside its voivodeship's simplified boundary;
 * `approximate`: the point of its locality.
 */
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

/** Fees with an amount. */
export type FeeKind = Exclude<keyof Fees, 'discounts'>

/**
 * Reasons to doubt what a source states. `amount`: no facility costs that; `free`: a facility that no public body runs
 * states 0; `column`: a daily rate in the monthly column, which is shown as the daily rate; `times`: hours that nobody
 * keeps; `outside`: a point outside the voivodeship of the address; `far`: a point far from the locality of the
 * address; `shared`: a point that different localities share.
 */
export const doubtReasons = ['amount', 'free', 'column', 'times', 'outside', 'far', 'shared'] as const

/** Statement of a source that is too unlikely to be used: the value itself counts as unknown. */
export interface Doubt {
  readonly about: `fees.${FeeKind}` | 'hours' | 'location'
  /** As the source writes it. */
  readonly text: string
  readonly reason: (typeof doubtReasons)[number]
  /** Distance of a point from the locality of the address, with the reason `far`. */
  readonly kilometres?: number
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

/** Extra activity for children, as the facility describes it. Times in minutes since midnight, Europe/Warsaw. */
export interface Activity {
  readonly name: string
  readonly description: string | null
  /** Minutes. */
  readonly duration: number | null
  readonly start: number | null
  readonly end: number | null
}

/** Part of an ordinary day. Times in minutes since midnight, Europe/Warsaw. */
export interface DayPlanEntry {
  readonly start: number
  readonly end: number
  readonly name: string
  readonly description: string | null
}

/** Age groups in which places are counted, in years. */
export const vacancyGroups = ['0-1', '1-2', '2-3', '3-6'] as const

/** Free places of one age group, and from which ISO day. */
export interface Vacancy {
  readonly group: (typeof vacancyGroups)[number]
  readonly places: number
  readonly from: string | null
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
  /** Statements of the source about fees, hours and location that are too unlikely to be used; never empty. */
  readonly doubts: readonly Doubt[]
  /** Accessible for children with disabilities or special care needs. */
  readonly accessible: boolean
  /** Amenities as keys of feature tags: `garden`, `own_kitchen`; accessibility is a separate field. */
  readonly features: readonly string[]
  readonly suspended: boolean
  readonly operator: Operator
  /** The facility's own description, in paragraphs. */
  readonly description: string
  /** Range of tuition in words: `900–1200 zł`. */
  readonly tuition: string
  readonly child_count: number
  /** Extra activities in the facility's own order. */
  readonly activities: readonly Activity[]
  /** Parts of the day, sorted by their start. */
  readonly day_plan: readonly DayPlanEntry[]
  /** True while applications are accepted. */
  readonly recruiting: boolean
  readonly recruitment_text: string
  /** Free places by age group; of a count of the same facility by a register, the newer one is shown. */
  readonly vacancies: readonly Vacancy[]
}

/** Field values stated by one source about one facility; any subset of the fields. */
export type FieldValues = { readonly [Field in keyof FacilityFields]?: FacilityFields[Field] }

export type FieldName = keyof FacilityFields
