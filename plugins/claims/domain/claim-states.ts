import type { VerificationState } from '#core/facilities/verification.ts'
import type { ClaimState } from '../contract/claim.ts'

/** Acts on a claim; `contest` instead of `submit` while the facility has an owner. */
export const claimActs = ['submit', 'contest', 'accept', 'reject', 'revise', 'withdraw', 'expire'] as const
export type ClaimAct = (typeof claimActs)[number]

const transitions: Readonly<Record<ClaimState, Readonly<Partial<Record<ClaimAct, ClaimState>>>>> = {
  // `accept` of a claim that was not submitted is the way by code.
  draft: { submit: 'submitted', contest: 'contested', accept: 'accepted', withdraw: 'withdrawn', expire: 'expired' },
  submitted: { contest: 'contested', accept: 'accepted', reject: 'rejected', revise: 'revise', withdraw: 'withdrawn' },
  contested: { accept: 'accepted', reject: 'rejected', revise: 'revise', withdraw: 'withdrawn' },
  revise: { submit: 'submitted', contest: 'contested', accept: 'accepted', withdraw: 'withdrawn', expire: 'expired' },
  rejected: { submit: 'submitted', contest: 'contested', accept: 'accepted' },
  accepted: {},
  withdrawn: {},
  expired: {},
}

/** Returns the state after an act; `null` when the act is illegal in this state. */
export const stateAfter = (state: ClaimState, act: ClaimAct): ClaimState | null => transitions[state][act] ?? null

/** States in which the claimant may change the claim. */
export const editableStates: readonly ClaimState[] = ['draft', 'revise', 'rejected']

/** States of claims that are neither decided nor given up; an account has at most one of them for a facility. */
export const openStates: readonly ClaimState[] = ['draft', 'submitted', 'contested', 'revise']

/** State of the facility's verification that a claim stands for. */
export const verificationOf: Readonly<Record<ClaimState, VerificationState>> = {
  draft: 'unverified',
  submitted: 'pending',
  contested: 'pending',
  revise: 'pending',
  accepted: 'verified',
  rejected: 'rejected',
  withdrawn: 'unverified',
  expired: 'unverified',
}
