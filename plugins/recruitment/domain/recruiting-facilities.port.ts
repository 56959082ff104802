import type { Effect } from 'effect'
import { token } from '#core/kernel/token.ts'
import type { UnavailableReason } from '../contract/statuses.ts'

/** Facility as far as recruitment is concerned. */
export interface RecruitingFacility {
  readonly id: string
  readonly slug: string
  readonly name: string
  readonly city: string
  readonly active: boolean
  /** It was deleted, or merged into another one. */
  readonly gone: boolean
  readonly recruiting: boolean
  /** It has an owner, who receives applications. */
  readonly owned: boolean
}

/** Count of free places that its owner made some days ago. */
export interface AgingVacancies {
  readonly facilityId: string
  readonly facility: string
  readonly ownerId: string
  /** ISO date. */
  readonly countedOn: string
}

/** Reads facilities. */
export interface RecruitingFacilities {
  /** Returns the facilities of these ids, deleted and merged ones included, because applications name them. */
  byIds(ids: readonly string[]): Effect.Effect<ReadonlyMap<string, RecruitingFacility>>
  /** Returns the ids of the accounts that read applications of a facility. */
  readersOf(facilityId: string): Effect.Effect<readonly string[]>
  /** Returns counts of free places that owners made between two ISO days, and notes each of them, so that it is returned once. */
  takeAgingVacancies(from: string, to: string): Effect.Effect<readonly AgingVacancies[]>
}
export const RecruitingFacilities = token<RecruitingFacilities>('recruitment/RecruitingFacilities')

/** Returns the reason for which a facility receives no applications; `null`: it does. */
export const unavailableReason = ({
  active,
  owned,
  recruiting,
}: Pick<RecruitingFacility, 'active' | 'owned' | 'recruiting'>): UnavailableReason | null =>
  !active ? 'closed' : !owned ? 'unclaimed' : recruiting ? null : 'off'
