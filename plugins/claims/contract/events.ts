import { Schema } from 'effect'
import { type EventOf, eventKind } from '#core/ports/events.ts'

/** Data of events about a claim; `facility`: its name. */
const aboutClaim = {
  claimId: Schema.String,
  /** Claimant. */
  accountId: Schema.String,
  facilityId: Schema.String,
  facility: Schema.String,
}

/** A claim waits for support until `dueAt`. */
export const ClaimSubmitted = eventKind('claims.submitted', {
  ...aboutClaim,
  dueAt: Schema.String,
})
export type ClaimSubmitted = EventOf<typeof ClaimSubmitted>

/** A claim was accepted: the account runs the facility from now on. */
export const ClaimAccepted = eventKind('claims.accepted', {
  ...aboutClaim,
  role: Schema.Literals(['owner', 'administrator']),
  /** Account of the owner whom the claimant replaces. */
  replacedId: Schema.NullOr(Schema.String),
})
export type ClaimAccepted = EventOf<typeof ClaimAccepted>

/** A claim was rejected, or returned to its claimant; `reason`: a code, `note`: the explanation of support. */
export const ClaimRejected = eventKind('claims.rejected', {
  ...aboutClaim,
  reason: Schema.String,
  note: Schema.String,
})
export type ClaimRejected = EventOf<typeof ClaimRejected>
export const ClaimReturned = eventKind('claims.returned', {
  ...aboutClaim,
  reason: Schema.String,
  note: Schema.String,
})
export type ClaimReturned = EventOf<typeof ClaimReturned>

/** The owner of the facility is asked about a claim until `answerBy`. */
export const ClaimContested = eventKind('claims.contested', {
  ...aboutClaim,
  ownerId: Schema.String,
  answerBy: Schema.String,
})
export type ClaimContested = EventOf<typeof ClaimContested>

/** An account has lost a facility, because the claim of another one was accepted. */
export const OwnerReplaced = eventKind('claims.owner-replaced', {
  ...aboutClaim,
  ownerId: Schema.String,
  reason: Schema.String,
})
export type OwnerReplaced = EventOf<typeof OwnerReplaced>
