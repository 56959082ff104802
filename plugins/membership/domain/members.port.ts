import { Effect } from 'effect'
import { token } from '#core/kernel/token.ts'
import { hasAny, type TableStore } from '#core/ports/store.ts'
import type { MembershipNotFound } from '../contract/errors.ts'
import type { MemberRole } from '../contract/membership.ts'
import type { FacilityGrant, Invitation, Member } from './member.ts'

/** Creates the plain part of the repository of relations. */
export const membersOf = (members: TableStore<Member>) => ({
  /** Adds a relation, or replaces its role, state and version; its facility stays, so that a merge can be undone. */
  save: Effect.fn('membership.save')(function* (member: Member) {
    const stored = yield* members.byId(member.id)
    yield* stored ? members.save({ ...member, facility_id: stored.facility_id }) : members.add(member)
  }),
  remove: (id: string) => Effect.asVoid(members.remove({ id })),
  /** Deletes all relations of a facility; returns how many. */
  removeAll: (facility_id: string) => members.remove({ facility_id }),
})

/** Creates the plain part of the repository of invitations. */
export const invitationsOf = (invitations: TableStore<Invitation>) => ({
  /** Deletes an invitation; returns false when there is none any more. */
  remove: (id: string) => hasAny(invitations.remove({ id })),
  removeAll: (facility_id: string) => Effect.asVoid(invitations.remove({ facility_id })),
})

/**
 * Repository of the relations of accounts with facilities, read through merges: what belongs to a merged facility
 * belongs to the surviving one.
 */
export interface Members extends ReturnType<typeof membersOf> {
  /**
   * Returns requests, memberships and refusals of a facility, at most one of each account, in no particular order;
   * ended ones are left out.
   */
  ofFacility(facilityId: string, role: MemberRole): Effect.Effect<readonly Member[]>
  /** Returns the relations of an account, the newest first. */
  ofAccount(accountId: string): Effect.Effect<readonly Member[]>
  byId(id: string): Effect.Effect<Member, MembershipNotFound>
  /** Returns the relation of an account with a facility; `null`: there has never been one. */
  find(facilityId: string, accountId: string): Effect.Effect<Member | null>
  /** Counts memberships and requests of a facility. */
  count(facilityId: string): Effect.Effect<number>
  /** Counts the requests that wait, by facility and role. */
  countWaiting(
    facilityIds: readonly string[],
  ): Effect.Effect<readonly { readonly facility_id: string; readonly role: MemberRole; readonly waiting: number }[]>
  /** Returns ids of facilities that were deleted before a time and still have members or invitations. */
  ofFacilitiesDeletedBefore(at: string): Effect.Effect<readonly string[]>
}
export const Members = token<Members>('membership/Members')

/** Repository of invitations, read through merges; a facility has at most one for an address. */
export interface Invitations extends ReturnType<typeof invitationsOf> {
  /** Returns the invitations of a facility, in no particular order. */
  ofFacility(facilityId: string): Effect.Effect<readonly Invitation[]>
  ofEmail(email: string): Effect.Effect<readonly Invitation[]>
  byId(id: string): Effect.Effect<Invitation | null>
  /** Adds invitations; one for the same address and facility is replaced, its id stays. */
  save(invitations: readonly Invitation[]): Effect.Effect<void>
  /** Adds to the number of mails of a facility on a day; returns the new number. */
  spend(facilityId: string, day: string, mails: number): Effect.Effect<number>
  /** Deletes the numbers of mails of days before one. */
  clearDays(before: string): Effect.Effect<void>
  /** Returns those of the addresses whose owners do not want invitations of this facility; only hashes of them are stored. */
  refused(facilityId: string, emails: readonly string[]): Effect.Effect<ReadonlySet<string>>
  refuse(facilityId: string, email: string, at: string): Effect.Effect<void>
}
export const Invitations = token<Invitations>('membership/Invitations')

/** Reads who has rights on a facility. */
export interface FacilityGrants {
  /** Returns the grants of a facility by account id. */
  of(facilityId: string): Effect.Effect<ReadonlyMap<string, FacilityGrant>>
}
export const FacilityGrants = token<FacilityGrants>('membership/FacilityGrants')
