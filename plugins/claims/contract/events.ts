import { type DomainEvent, eventKind } from '#core/ports/events.ts'

/** Data of events about a claim; `facility`: its name. */
interface AboutClaim extends DomainEvent {
  readonly claimId: string
  /** Claimant. */
  readonly accountId: string
  readonly facilityId: string
  readonly facility: string
}

/** A claim waits for support until `dueAt`. */
export interface ClaimSubmitted extends AboutClaim {
  readonly name: 'claims.submitted'
  readonly dueAt: string
}
export const ClaimSubmitted = eventKind<ClaimSubmitted>('claims.submitted')

/** A claim was accepted: the account runs the facility from now on. */
export interface ClaimAccepted extends AboutClaim {
  readonly name: 'claims.accepted'
  readonly role: 'owner' | 'administrator'
  /** Account of the owner whom the claimant replaces. */
  readonly replacedId: string | null
}
export const ClaimAccepted = eventKind<ClaimAccepted>('claims.accepted')

/** A claim was rejected, or returned to its claimant; `reason`: a code, `note`: the explanation of support. */
export interface ClaimRejected extends AboutClaim {
  readonly name: 'claims.rejected'
  readonly reason: string
  readonly note: string
}
export const ClaimRejected = eventKind<ClaimRejected>('claims.rejected')
export interface ClaimReturned extends AboutClaim {
  readonly name: 'claims.returned'
  readonly reason: string
  readonly note: string
}
export const ClaimReturned = eventKind<ClaimReturned>('claims.returned')

/** The owner of the facility is asked about a claim until `answerBy`. */
export interface ClaimContested extends AboutClaim {
  readonly name: 'claims.contested'
  readonly ownerId: string
  readonly answerBy: string
}
export const ClaimContested = eventKind<ClaimContested>('claims.contested')

/** An account has lost a facility, because the claim of another one was accepted. */
export interface OwnerReplaced extends AboutClaim {
  readonly name: 'claims.owner-replaced'
  readonly ownerId: string
  readonly reason: string
}
export const OwnerReplaced = eventKind<OwnerReplaced>('claims.owner-replaced')
