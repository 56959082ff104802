import { Effect } from 'effect'
import type { Actor } from '#core/access/actor.ts'
import type { Language } from '#core/kernel/language.ts'
import { token } from '#core/kernel/token.ts'
import type { FileBody } from '#core/plugin/body-types.ts'
import { orFail, type Store, type TableStore } from '#core/ports/store.ts'
import { type ClaimExists, ClaimNotFound } from '../contract/errors.ts'
import type { FacilitySignup } from '../contract/signup.ts'
import type { Claim, ClaimDocument, DocumentView } from './claim.ts'
import { openStates } from './claim-states.ts'
import type { ClaimCode } from './code.ts'

const idsOf = (found: Effect.Effect<readonly { readonly id: string }[]>) => Effect.map(found, (all) => all.map(({ id }) => id))

/** Creates the plain part of the repository of claims. */
export const claimsOf = (claims: TableStore<Claim, ClaimExists>) => ({
  byId: (id: string) => orFail(claims.byId(id), ClaimNotFound),
  /** Reads a claim and locks it until the transaction ends. */
  lock: (id: string) => orFail(claims.lock(id), ClaimNotFound),
  add: claims.add,
  save: claims.replace,
  /** Returns the claims of an account, the newest first. */
  ofAccount: (account_id: string) => claims.find({ account_id }, { orderBy: { created_at: 'desc', id: 'desc' } }),
  /** Reads and locks the claims of a facility that are submitted or contested, in the order of their ids. */
  lockWaiting: (facility_id: string) =>
    claims.find({ facility_id, state: { in: ['submitted', 'contested'] } }, { orderBy: { id: 'asc' }, lock: 'wait' }),
  /** Returns the contested claims of these facilities. */
  contestedOf: (facilityIds: readonly string[]) =>
    claims.find({ facility_id: { in: facilityIds }, state: 'contested' }, { orderBy: { submitted_at: 'asc', id: 'asc' } }),
  /** Returns ids of drafts and returned claims that were last changed before a time. */
  abandonedBefore: (at: string) => idsOf(claims.find({ state: { in: ['draft', 'revise'] }, changed_at: { lt: at } })),
  /** Returns ids of contested claims whose owner has not answered until a time, and which support does not know yet. */
  unansweredBy: (at: string) => idsOf(claims.find({ state: 'contested', due_at: null, answer_by: { lte: at } })),
  /** Returns ids of open claims whose account was deleted. */
  orphaned: () => idsOf(claims.find({ account_id: null, state: { in: openStates } })),
})

/** Repository of claims. An account has at most one open claim for a facility; the database ensures it. */
export interface Claims extends ReturnType<typeof claimsOf> {
  /** Returns ids of submitted claims for facilities that have got an owner since. */
  submittedWithOwner(): Effect.Effect<readonly string[]>
}
export const Claims = token<Claims>('claims/Claims')

/** Creates the plain part of the repository of proof documents. */
export const claimDocumentsOf = (documents: TableStore<ClaimDocument>, views: TableStore<DocumentView>) => ({
  /** Returns the documents of claims, the oldest first. */
  of: (claimIds: readonly string[]) => documents.find({ claim_id: { in: claimIds } }, { orderBy: { added_at: 'asc', id: 'asc' } }),
  add: documents.add,
  remove: (ids: readonly string[]) => Effect.asVoid(documents.remove({ id: { in: ids } })),
  /** Writes down that somebody has looked at a document. */
  logView: views.add,
})

/** Repository of the proof documents of claims. */
export interface ClaimDocuments extends ReturnType<typeof claimDocumentsOf> {
  /** Returns at most so many documents that are older than a time, of claims that were decided before it. */
  decidedBefore(at: string, limit: number): Effect.Effect<readonly ClaimDocument[]>
}
export const ClaimDocuments = token<ClaimDocuments>('claims/ClaimDocuments')

/** Creates the plain part of the repository of codes. */
export const claimCodesOf = (codes: TableStore<ClaimCode>) => ({
  save: codes.save,
  /** Ends the codes of a claim and adds a new one. */
  replace: (code: ClaimCode) =>
    Effect.andThen(codes.update({ claim_id: code.claim_id, ended_at: null }, { ended_at: code.sent_at }), codes.add(code)),
  /** Reads and locks the newest code of a claim; `null` when none was sent. */
  lockNewest: (claim_id: string) => codes.first({ claim_id }, { orderBy: { sent_at: 'desc', id: 'desc' }, lock: 'wait' }),
})

/** Repository of the codes that were sent. */
export interface ClaimCodes extends ReturnType<typeof claimCodesOf> {
  /** Counts wrong guesses of an account for a facility since a time, over all claims. */
  countWrong(accountId: string, facilityId: string, since: string): Effect.Effect<number>
}
export const ClaimCodes = token<ClaimCodes>('claims/ClaimCodes')

/** Sign-up of a facility by somebody without an account. */
export interface Signup extends Omit<FacilitySignup, 'none_of_them' | 'language'> {
  readonly id: string
  readonly language: Language
  readonly created_at: string
}

/** Repository of sign-ups. */
export type Signups = Pick<Store<Signup>, 'add'>
export const Signups = token<Signups>('claims/Signups')

/** Rate limit of sign-ups per caller. */
export const signupLimit = { times: 5, seconds: 3600 } as const

/** Uploaded file. */
export interface ProofFile {
  readonly mime: string
  readonly size: number
}

/** Files of proof documents, which belong to the uploads. */
export interface ProofDocuments {
  /**
   * Keeps a file that the actor has uploaded as a proof, for one claim; `null` when there is no such file, or it is
   * somebody else's or used already.
   */
  attach(actor: Actor, uploadId: string, claimId: string): Effect.Effect<ProofFile | null>
  /** Returns a file; `null` after it was removed. */
  content(uploadId: string): Effect.Effect<FileBody | null>
  /** Gives files up; the uploads delete them. */
  detach(uploadIds: readonly string[]): Effect.Effect<void>
}
export const ProofDocuments = token<ProofDocuments>('claims/ProofDocuments')
