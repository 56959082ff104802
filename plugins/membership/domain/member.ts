import type { Grant } from '#core/access/grants.port.ts'
import type { PermissionName } from '#core/access/permissions.ts'
import { newId } from '#core/kernel/ids.ts'
import type { Language } from '#core/kernel/language.ts'
import { askAgainDays } from '../contract/limits.ts'
import type { MemberRole, MembershipState } from '../contract/membership.ts'
import { moderate } from '../contract/permissions.ts'

/** Relation of an account with a facility: a request, a membership, or an ended one. Times are ISO 8601 UTC. */
export interface Member {
  readonly id: string
  /** Facility, after merges. */
  readonly facility_id: string
  readonly account_id: string
  readonly role: MemberRole
  readonly state: Exclude<MembershipState, 'awaiting_login'>
  readonly created_at: string
  /** Time of the last change of the state. */
  readonly changed_at: string
  /** Time since which it is over, a refusal included; `null`: it is not. */
  readonly ended_at: string | null
  readonly version: number
}

/** Invitation to an e-mail address, which waits for the login of its owner. */
export interface Invitation {
  readonly id: string
  readonly facility_id: string
  readonly role: MemberRole
  /** Lower case. */
  readonly email: string
  readonly language: Language
  readonly invited_at: string
}

/** Grant of an account on a facility, with the time since which it is in force. */
export type FacilityGrant = Pick<Grant, 'accountId' | 'role' | 'permissions'> & { readonly givenAt: string }

const endedAt = (state: Member['state'], at: string) => (state === 'approved' || state === 'awaiting_verification' ? null : at)

/** Creates a relation that begins now. */
export const newMember = (
  facilityId: string,
  accountId: string,
  role: MemberRole,
  state: Member['state'],
  now: Date,
  id = newId(),
): Member => {
  const at = now.toISOString()
  return {
    id,
    facility_id: facilityId,
    account_id: accountId,
    role,
    state,
    created_at: at,
    changed_at: at,
    ended_at: endedAt(state, at),
    version: 1,
  }
}

/** Returns a relation in another state. */
export const inState = (member: Member, state: Member['state'], now: Date, role = member.role): Member => ({
  ...member,
  role,
  state,
  changed_at: now.toISOString(),
  ended_at: endedAt(state, now.toISOString()),
  version: member.version + 1,
})

/** Returns the state that is in force: a membership whose grant was lost another way, as by a merge, has ended. */
export const stateInForce = ({ state, role }: Member, grant: FacilityGrant | undefined): Member['state'] =>
  state === 'approved' && grant?.role !== role ? 'left' : state

/** Returns whether an account whom the facility has rejected or removed must still wait before it asks again. */
export const mustWait = ({ state, changed_at }: Member, now: Date): boolean =>
  (state === 'rejected' || state === 'removed') && Date.parse(changed_at) + askAgainDays * 86_400_000 > now.getTime()

/** Returns whether permissions make a moderator, who may add, edit and delete posts. */
export const isModerator = (permissions: readonly PermissionName[]): boolean => permissions.includes(moderate.name)
