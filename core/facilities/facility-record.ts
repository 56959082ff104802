import type { StoredLocality } from '#core/places/localities.port.ts'
import type { Category } from './category.ts'
import { countFreePlaces } from './count-free-places.ts'
import type { FacilityType } from './facility-type.ts'
import type { Location } from './fields.ts'
import type { LegalType, OwnershipKey } from './legal-type.ts'
import type { OpeningHours } from './opening-hours.ts'
import { sourceOf } from './source.ts'
import { effectiveStatements, type Facts, resolve, type Statement } from './statement.ts'
import type { TypeTag } from './tagging.port.ts'

/**
 * Facility as used by lists, maps and filters: the facts resolved from its statements, one value per column. Money in
 * grosze, times in minutes.
 */
export interface FacilityRecord {
  readonly id: string
  readonly slug: string
  readonly name: string
  readonly type: FacilityType
  readonly category: Category | null
  readonly legal_type: LegalType | null
  readonly voivodeship: string
  readonly county: string
  readonly city_id: string
  readonly city: string
  readonly city_slug: string
  readonly district: string | null
  readonly district_slug: string | null
  readonly post_code: string | null
  readonly street: string | null
  readonly building_number: string | null
  readonly apartment_number: string | null
  readonly phone: string | null
  readonly second_phone: string | null
  readonly email: string | null
  readonly website: string | null
  readonly social: string | null
  readonly longitude: number | null
  readonly latitude: number | null
  readonly location_precision: Location['precision'] | null
  readonly open_at: number | null
  readonly close_at: number | null
  readonly is_open_saturday: boolean | null
  readonly saturday_open_at: number | null
  readonly saturday_close_at: number | null
  readonly is_open_sunday: boolean | null
  readonly sunday_open_at: number | null
  readonly sunday_close_at: number | null
  readonly fee_month: number | null
  readonly places: number | null
  readonly enrolled: number | null
  readonly free_places: number | null
  readonly free_places_on: string | null
  readonly accessible: boolean | null
  readonly suspended: boolean
  readonly specialization: readonly string[]
  readonly ownership: readonly string[]
  readonly features: readonly string[]
  readonly completeness: number
  readonly made: boolean
  readonly active: boolean
  readonly inactive_since: string | null
}

/** Data needed besides the statements to build a record. */
export interface RecordContext {
  readonly id: string
  readonly locality: StoredLocality
  readonly typeTag: TypeTag
  /** Ids of feature tags by key. */
  readonly featureTags: Readonly<Record<string, string>>
  readonly ownershipTags: Readonly<Record<OwnershipKey, string>>
}

/** Facts counted for completeness: the percentage of them that is known. */
const completenessFields = ['street', 'phone', 'email', 'website', 'location', 'hours', 'fees', 'places'] as const

const openingHoursColumns = (hours: OpeningHours | undefined) => ({
  open_at: hours?.open_at ?? null,
  close_at: hours?.close_at ?? null,
  is_open_saturday: hours?.is_open_saturday ?? null,
  saturday_open_at: hours?.saturday_open_at ?? null,
  saturday_close_at: hours?.saturday_close_at ?? null,
  is_open_sunday: hours?.is_open_sunday ?? null,
  sunday_open_at: hours?.sunday_open_at ?? null,
  sunday_close_at: hours?.sunday_close_at ?? null,
})

const capacityOf = (facts: Facts) => {
  const { places: all = null, enrolled = null } = facts.places?.value ?? {}
  const counted = countFreePlaces(facts)
  return { places: all, enrolled, free_places: counted?.free ?? null, free_places_on: counted?.on ?? null }
}

/** A tag that was deleted meanwhile is left out. */
const featuresOf = ({ accessible, features }: Facts, tags: RecordContext['featureTags']) =>
  [...(accessible?.value ? ['accessible'] : []), ...(features?.value ?? [])].flatMap((key) => tags[key] ?? [])

const isWritten = ({ source }: Statement) => ['owner', 'support'].includes(sourceOf(source).rank)

/**
 * Returns whether any source still lists the facility, and if not, since when. If registers have listed it, only they
 * count: an owner may add data to a facility, but not keep it open after its register has closed it. Its owner or
 * support may close it at any time.
 */
export const activityOf = (statements: readonly Statement[]): { readonly active: boolean; readonly inactive_since: string | null } => {
  const now = effectiveStatements(statements)
  const [closedOn] = now
    .filter(isWritten)
    .flatMap(({ goneOn }) => goneOn ?? [])
    .toSorted()
  if (closedOn !== undefined) return { active: false, inactive_since: closedOn }
  const registers = now.filter(({ source }) => sourceOf(source).rank === 'register')
  const gone = (registers.length > 0 ? registers : now).map(({ goneOn }) => goneOn)
  return gone.includes(null) ? { active: true, inactive_since: null } : { active: false, inactive_since: gone.toSorted().at(-1) ?? null }
}

/** Returns whether a facility is invented: only generators list it. What its owner or support add to it does not make it real. */
const isMade = (statements: readonly Statement[]): boolean => {
  const listing = statements.map(({ source }) => sourceOf(source)).filter(({ rank }) => rank === 'register')
  return listing.length > 0 && listing.every(({ synthetic }) => synthetic)
}

/** Builds the record of a facility from its statements, without the slug, which the caller assigns. */
export const buildRecord = (
  statements: readonly Statement[],
  { id, locality, typeTag, featureTags, ownershipTags }: RecordContext,
): Omit<FacilityRecord, 'slug'> => {
  const { facts } = resolve(statements)
  if (!facts.name || !facts.type) throw new Error(`Facility ${id} has neither name nor type`)
  const { location, district, accessible } = facts
  return {
    id,
    name: facts.name.value,
    type: facts.type.value,
    category: typeTag.category,
    legal_type: facts.legal_type?.value ?? null,
    voivodeship: locality.voivodeship,
    county: locality.county,
    city_id: locality.id,
    city: locality.city,
    city_slug: locality.slug,
    district: district?.value ?? null,
    district_slug: district ? (locality.districts[district.value] ?? null) : null,
    post_code: facts.post_code?.value ?? null,
    street: facts.street?.value ?? null,
    building_number: facts.building_number?.value ?? null,
    apartment_number: facts.apartment_number?.value ?? null,
    phone: facts.phone?.value ?? null,
    second_phone: facts.second_phone?.value ?? null,
    email: facts.email?.value ?? null,
    website: facts.website?.value ?? null,
    social: facts.social?.value ?? null,
    longitude: location?.value.longitude ?? null,
    latitude: location?.value.latitude ?? null,
    location_precision: location?.value.precision ?? null,
    ...openingHoursColumns(facts.hours?.value),
    fee_month: facts.fees?.value.month ?? null,
    ...capacityOf(facts),
    accessible: accessible?.value ?? null,
    suspended: facts.suspended?.value ?? false,
    specialization: [typeTag.id],
    ownership: (facts.ownership?.value ?? []).map((key) => ownershipTags[key]),
    features: featuresOf(facts, featureTags),
    completeness: Math.round((100 * completenessFields.filter((name) => facts[name]).length) / completenessFields.length),
    made: isMade(statements),
    ...activityOf(statements),
  }
}
