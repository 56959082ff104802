import type { Effect } from 'effect'
import type { FacilityNotFound } from '#core/facilities/facility-not-found.ts'
import type { FacilityRecord } from '#core/facilities/facility-record.ts'
import type { FacilityStatus } from '#core/facilities/facility-type.ts'
import type { RatingColumns, Scores } from '#core/facilities/scores.ts'
import type { Statement } from '#core/facilities/statement.ts'
import { token } from '#core/kernel/token.ts'
import type { SitemapPages } from '#core/plugin/sitemap.ts'

/** A facility with the statements of its sources. */
export interface StoredProfile extends FacilityRecord, RatingColumns {
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

/** A facility near another one, with the distance in metres. */
export interface NearbyFacility
  extends Pick<FacilityRecord, 'id' | 'slug' | 'name' | 'type' | 'street' | 'building_number' | 'city' | 'made'>,
    Pick<Scores, 'score_total' | 'opinion_count'> {
  readonly longitude: number
  readonly latitude: number
  readonly metres: number
}

export type ContactKind = 'phone' | 'email'

/** Reads facility profiles and counts revealed contacts. */
export interface Profiles {
  /** Finds a facility by its current or a former slug. */
  bySlug(slug: string): Effect.Effect<StoredProfile, FacilityNotFound>
  /** Finds a facility by its id. */
  byId(id: string): Effect.Effect<StoredProfile, FacilityNotFound>
  /** Finds the current slug by a legacy id, an id, a register number, or a current or former slug. */
  findSlug(identifier: string): Effect.Effect<string, FacilityNotFound>
  /**
   * Lists the nearest active facilities of the same category, nearest first; none if the facility is inactive or its
   * own coordinates are approximate or unknown.
   */
  nearby(slug: string, limit: number): Effect.Effect<readonly NearbyFacility[]>
  /** Counts a revealed telephone or e-mail; `day`: ISO date. */
  countReveal(facilityId: string, day: string, kind: ContactKind): Effect.Effect<void>
  /** Indexable profiles, by id. */
  readonly sitemap: SitemapPages
}
export const Profiles = token<Profiles>('facility-profile/Profiles')
