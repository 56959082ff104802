import type { Effect } from 'effect'
import type { FacilityRecord } from '#core/facilities/facility-record.ts'
import type { FacilityStatus } from '#core/facilities/facility-type.ts'
import type { Statement } from '#core/facilities/statement.ts'
import { Failure } from '#core/kernel/failure.ts'
import { token } from '#core/kernel/token.ts'
import type { SitemapEntry } from '#core/plugin/addresses.ts'

/** No facility has this slug or id. */
export class FacilityNotFound extends Failure('FacilityNotFound', 'not-found') {}
/** The facility was deleted by its owner or by support. */
export class FacilityGone extends Failure('FacilityGone', 'gone') {}
/** The facility has no telephone or e-mail of this kind. */
export class ContactNotFound extends Failure('ContactNotFound', 'not-found') {}

/** A facility with what its sources say. */
export interface StoredProfile extends FacilityRecord {
  readonly status: FacilityStatus
  readonly shadow_status: 'pending' | 'rejected' | null
  readonly country: string
  readonly legacy_id: number | null
  /** ISO 8601. */
  readonly changed_at: string
  readonly deleted: boolean
  /** Slug of the facility into which this one was merged. */
  readonly merged_into: string | null
  readonly statements: readonly Statement[]
}

/** A facility near another, by true distance. */
export interface NearbyFacility
  extends Pick<FacilityRecord, 'id' | 'slug' | 'name' | 'type' | 'street' | 'building_number' | 'city' | 'made'> {
  readonly longitude: number
  readonly latitude: number
  readonly metres: number
}

export type ContactKind = 'phone' | 'email'

/** What the profile reads and counts. */
export interface Profiles {
  /** By a slug it has or ever had. */
  bySlug(slug: string): Effect.Effect<StoredProfile, FacilityNotFound>
  byId(id: string): Effect.Effect<StoredProfile, FacilityNotFound>
  /** The slug under which an older address is meant: a legacy id, an id, a register number or a slug it ever had. */
  slugOf(word: string): Effect.Effect<string, FacilityNotFound>
  /** The active facilities of the same category nearest to one, the nearest first; none where its own point is not its own. */
  nearby(facility: StoredProfile, limit: number): Effect.Effect<readonly NearbyFacility[]>
  countReveal(facilityId: string, day: string, kind: ContactKind): Effect.Effect<void>
  /** Addresses of indexable profiles, by id. */
  addresses(after: string | null, limit: number): Effect.Effect<{ readonly entries: readonly SitemapEntry[]; readonly last: string | null }>
}
export const Profiles = token<Profiles>('facility-profile/Profiles')
