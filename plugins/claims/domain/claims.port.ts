import type { Effect } from 'effect'
import { token } from '#core/kernel/token.ts'
import type { ClaimExists, ClaimNotFound } from '../contract/errors.ts'
import type { Claim, ClaimDocument, DocumentView } from './claim.ts'
import type { ClaimCode } from './code.ts'

/** Repository of claims. An account has at most one open claim for a facility; the database ensures it. */
export interface Claims {
  byId(id: string): Effect.Effect<Claim, ClaimNotFound>
  /** Reads a claim and locks it until the transaction ends. */
  lock(id: string): Effect.Effect<Claim, ClaimNotFound>
  /** Returns the claims of an account, the newest first. */
  ofAccount(accountId: string): Effect.Effect<readonly Claim[]>
  /** Reads and locks the claims of a facility that are submitted or contested, in the order of their ids. */
  lockWaiting(facilityId: string): Effect.Effect<readonly Claim[]>
  /** Returns the contested claims of these facilities. */
  contestedOf(facilityIds: readonly string[]): Effect.Effect<readonly Claim[]>
  add(claim: Claim): Effect.Effect<void, ClaimExists>
  save(claim: Claim): Effect.Effect<void, ClaimExists>
  /** Returns ids of drafts and returned claims that were last changed before a time. */
  abandonedBefore(at: string): Effect.Effect<readonly string[]>
  /** Returns ids of submitted claims for facilities that have got an owner since. */
  submittedWithOwner(): Effect.Effect<readonly string[]>
  /** Returns ids of contested claims whose owner has not answered until a time, and which support does not know yet. */
  unansweredBy(at: string): Effect.Effect<readonly string[]>
  /** Returns ids of open claims whose account was deleted. */
  orphaned(): Effect.Effect<readonly string[]>
}
export const Claims = token<Claims>('claims/Claims')

/** Repository of the proof documents of claims. */
export interface ClaimDocuments {
  /** Returns the documents of claims, the oldest first. */
  of(claimIds: readonly string[]): Effect.Effect<readonly ClaimDocument[]>
  add(document: ClaimDocument): Effect.Effect<void>
  remove(ids: readonly string[]): Effect.Effect<void>
  /** Writes down that somebody has looked at a document. */
  logView(view: DocumentView): Effect.Effect<void>
  /** Returns the documents of claims that were decided before a time. */
  decidedBefore(at: string): Effect.Effect<readonly ClaimDocument[]>
}
export const ClaimDocuments = token<ClaimDocuments>('claims/ClaimDocuments')

/** Repository of the codes that were sent. */
export interface ClaimCodes {
  /** Ends the codes of a claim and adds a new one. */
  replace(code: ClaimCode): Effect.Effect<void>
  /** Reads and locks the newest code of a claim; `null` when none was sent. */
  lockNewest(claimId: string): Effect.Effect<ClaimCode | null>
  save(code: ClaimCode): Effect.Effect<void>
  /** Counts wrong guesses of an account for a facility since a time, over all claims. */
  countWrong(accountId: string, facilityId: string, since: string): Effect.Effect<number>
}
export const ClaimCodes = token<ClaimCodes>('claims/ClaimCodes')
