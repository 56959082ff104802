import { Effect } from 'effect'
import type { Change } from '#core/changes/apply-change.ts'
import { ClaimClosed } from '../contract/errors.ts'
import { ClaimAccepted, ClaimContested, ClaimRejected, ClaimReturned, ClaimSubmitted, OwnerReplaced } from '../contract/events.ts'
import { answerByOf, type Claim } from './claim.ts'
import { stateAfter } from './claim-states.ts'

/** Claim whose account was not deleted. */
export type OwnedClaim = Claim & { readonly account_id: string }

/** Facility that a claim is about. */
interface Target {
  readonly id: string
  readonly name: string
}

const aboutOf = (claim: OwnedClaim, { id, name }: Target) => ({
  claimId: claim.id,
  accountId: claim.account_id,
  facilityId: id,
  facility: name,
})

const reset = { owner_answer: null, owner_note: null, decided_at: null, reason: null, note: null } as const

/** Puts a claim before support, which decides until `dueAt` (features CL-06). */
export const submitted = (claim: OwnedClaim, facility: Target, dueAt: string, now: Date): Change<Claim> => {
  const at = now.toISOString()
  return {
    aggregate: {
      ...claim,
      ...reset,
      facility_id: facility.id,
      submitted_at: at,
      changed_at: at,
      state: 'submitted',
      due_at: dueAt,
      answer_by: null,
    },
    audit: { action: 'claims.submitted', subject: claim.account_id, about: { claim: claim.id, facility: facility.id } },
    events: [ClaimSubmitted.of({ ...aboutOf(claim, facility), dueAt })],
  }
}

/** Puts a claim before the owner of the facility, who has seven days (features CL-10). */
export const contested = (claim: OwnedClaim, facility: Target, ownerId: string, now: Date): Change<Claim> => {
  const at = now.toISOString()
  const answerBy = answerByOf(now)
  return {
    aggregate: {
      ...claim,
      ...reset,
      facility_id: facility.id,
      submitted_at: at,
      changed_at: at,
      state: 'contested',
      due_at: null,
      answer_by: answerBy,
    },
    audit: { action: 'claims.contested', subject: ownerId, about: { claim: claim.id, facility: facility.id } },
    events: [ClaimContested.of({ ...aboutOf(claim, facility), ownerId, answerBy })],
  }
}

/** Accepts a claim: by support, or by the code that the register's mailbox received; `replacedId`: the owner whom the claimant replaces. */
export const accepted = (
  claim: OwnedClaim,
  facility: Target,
  {
    by,
    role,
    replacedId,
  }: { readonly by: 'support' | 'code'; readonly role: 'owner' | 'administrator'; readonly replacedId: string | null },
  now: Date,
): Change<Claim> => {
  const at = now.toISOString()
  const about = aboutOf(claim, facility)
  return {
    aggregate: { ...claim, facility_id: facility.id, state: 'accepted', answer_by: null, decided_at: at, changed_at: at },
    audit: {
      action: 'claims.accepted',
      subject: claim.account_id,
      about: { claim: claim.id, facility: facility.id, role, by, ...(replacedId !== null && { replaced: replacedId }) },
    },
    events: [
      ClaimAccepted.of({ ...about, role, replacedId }),
      ...(replacedId === null ? [] : [OwnerReplaced.of({ ...about, ownerId: replacedId, reason: claim.note ?? '' })]),
    ],
  }
}

/** Rejects a claim, or returns it to its claimant, with the reason. */
export const sentBack = (
  claim: OwnedClaim,
  facilityName: string,
  { outcome, reason, note }: { readonly outcome: 'reject' | 'revise'; readonly reason: string | null; readonly note: string },
  now: Date,
): Change<Claim> => {
  const at = now.toISOString()
  const rejected = outcome === 'reject'
  const why = { reason: reason ?? 'other', note }
  return {
    aggregate: {
      ...claim,
      state: rejected ? 'rejected' : 'revise',
      reason,
      note,
      answer_by: null,
      decided_at: rejected ? at : null,
      changed_at: at,
    },
    audit: {
      action: rejected ? 'claims.rejected' : 'claims.returned',
      subject: claim.account_id,
      about: { claim: claim.id, facility: claim.facility_id, reason: why.reason },
    },
    events: [(rejected ? ClaimRejected : ClaimReturned).of({ ...aboutOf(claim, { id: claim.facility_id, name: facilityName }), ...why })],
  }
}

/** Ends a claim without a decision, because it was withdrawn or abandoned. */
export const givenUp = (claim: Claim, act: 'withdraw' | 'expire', now: Date): Effect.Effect<Change<Claim>, ClaimClosed> => {
  const state = stateAfter(claim.state, act)
  if (state === null) return Effect.fail(new ClaimClosed({ detail: claim.state }))
  const at = now.toISOString()
  return Effect.succeed({
    aggregate: { ...claim, state, answer_by: null, decided_at: at, changed_at: at },
    audit: {
      action: act === 'withdraw' ? 'claims.withdrawn' : 'claims.expired',
      subject: claim.account_id,
      about: { claim: claim.id },
    },
    events: [],
  })
}
