import type { FacilityStatus } from './facility-type.ts'

/** States of the verification of a facility, that is of who runs its profile. */
export const verificationStates = ['unverified', 'pending', 'verified', 'rejected'] as const
export type VerificationState = (typeof verificationStates)[number]

/** Acts on a verification; `end` gives the facility back, because nobody runs its profile any more. */
export const verificationSteps = ['submit', 'withdraw', 'accept', 'reject', 'end'] as const
export type VerificationStep = (typeof verificationSteps)[number]

const transitions: Readonly<Record<VerificationState, Readonly<Partial<Record<VerificationStep, VerificationState>>>>> = {
  unverified: { submit: 'pending' },
  pending: { withdraw: 'unverified', accept: 'verified', reject: 'rejected' },
  verified: { end: 'unverified' },
  rejected: { submit: 'pending', withdraw: 'unverified' },
}

/** Returns the state after a step; `null` when the step is illegal in this state. */
export const verificationAfter = (state: VerificationState, step: VerificationStep): VerificationState | null =>
  transitions[state][step] ?? null

/** Hours within which support decides (features CL-06). */
export const verificationHours = 48

/** Returns the time by which a verification submitted at `submittedAt` is decided, ISO 8601 UTC. */
export const verificationDueAt = (submittedAt: string): string =>
  new Date(Date.parse(submittedAt) + verificationHours * 3_600_000).toISOString()

/** Returns whether the promise is broken: the time has passed while the verification still waits. */
export const isVerificationOverdue = (state: VerificationState, dueAt: string, now: Date): boolean =>
  state === 'pending' && Date.parse(dueAt) < now.getTime()

/** Returns the status that a facility has in a state; a verified one keeps its package, and one that nobody runs has none. */
export const statusInState = (state: VerificationState, status: FacilityStatus): FacilityStatus => {
  if (state === 'verified') return status === 'unknown' ? 'registered' : status
  return state === 'unverified' ? 'unknown' : status
}

/** Returns what `shadow_status` tells of a verification; `null`: nothing. */
export const shadowStatusOf = (state: VerificationState): 'pending' | 'rejected' | null =>
  state === 'pending' || state === 'rejected' ? state : null
