import { Effect } from 'effect'
import { handler } from '#core/plugin/handler.ts'
import { Audit } from '#core/ports/audit.ts'
import { Transaction } from '#core/ports/transaction.ts'
import { claimsApi } from '../contract/api.ts'
import { ClaimClosed, ClaimNotFound } from '../contract/errors.ts'
import { AskSupport } from '../services/ask-support.ts'
import { LockClaim } from '../services/change-claim.ts'
import { ListContested } from './list-contested.ts'

/**
 * Stores what the owner answers to somebody else's claim, once; then support decides. The owner keeps all rights until
 * then (features CL-10).
 */
export const AnswerContested = handler(
  claimsApi.answerContested,
  { lockClaim: LockClaim, askSupport: AskSupport, listContested: ListContested, audit: Audit, transaction: Transaction },
  ({ lockClaim, askSupport, listContested, audit, transaction }) =>
    Effect.fn('claims.answer-contested')(function* (user, { id, answer, note }) {
      const { claim, facility } = yield* lockClaim(id, false)
      // Whether a claim exists is nobody's business but its claimant's and the owner's.
      if (!facility || facility.owner_id !== user.id || claim.account_id === null) return yield* new ClaimNotFound()
      if (claim.state !== 'contested' || claim.owner_answer !== null) return yield* new ClaimClosed({ detail: claim.state })
      yield* askSupport({ ...claim, account_id: claim.account_id, owner_answer: answer, owner_note: note ?? null }, facility)
      yield* audit.record({ actor: user, action: 'claims.owner-answered', subject: claim.account_id, about: { claim: id, answer } })
      return yield* listContested(user, {})
    }, transaction),
)
