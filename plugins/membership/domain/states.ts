import type { MembershipState } from '../contract/membership.ts'

/** Acts on a membership: `join` by an invitation, `refuse` and `cancel` of one; `request`, `accept`, `reject`, `withdraw` of a request. */
export const membershipActs = ['request', 'join', 'accept', 'reject', 'withdraw', 'refuse', 'cancel', 'remove', 'leave'] as const
export type MembershipAct = (typeof membershipActs)[number]

const transitions: Readonly<Record<MembershipState, Readonly<Partial<Record<MembershipAct, MembershipState>>>>> = {
  awaiting_login: { join: 'approved', refuse: 'left', cancel: 'removed' },
  // The invitation of a facility answers the request for it.
  awaiting_verification: { accept: 'approved', reject: 'rejected', withdraw: 'left', join: 'approved' },
  approved: { remove: 'removed', leave: 'left' },
  rejected: { accept: 'approved', request: 'awaiting_verification', join: 'approved' },
  removed: { request: 'awaiting_verification', join: 'approved' },
  left: { request: 'awaiting_verification', join: 'approved' },
}

/** Returns the state after an act; `null` when the act is illegal in this state. */
export const stateAfter = (state: MembershipState, act: MembershipAct): MembershipState | null => transitions[state][act] ?? null
