import { Effect } from 'effect'
import { handler } from '#core/plugin/handler.ts'
import { Transaction } from '#core/ports/transaction.ts'
import { claimsApi } from '../contract/api.ts'
import { ClaimNotFound } from '../contract/errors.ts'
import { ClaimDocuments } from '../domain/claims.port.ts'
import { ProofDocuments } from '../domain/proof-documents.port.ts'
import { EditClaim } from '../services/edit-claim.ts'
import { ReadClaim } from '../services/read-claim.ts'

/** Removes a proof document and its file; one that the claim does not have is not found. */
export const RemoveDocument = handler(
  claimsApi.removeDocument,
  { documents: ClaimDocuments, proofs: ProofDocuments, editClaim: EditClaim, readClaim: ReadClaim, transaction: Transaction },
  ({ documents, proofs, editClaim, readClaim, transaction }) =>
    Effect.fn('claims.remove-document')(function* (actor, { id, document }) {
      const claim = yield* editClaim(actor, id)
      const removed = (yield* documents.of([id])).filter((one) => one.id === document)
      if (removed.length === 0) return yield* new ClaimNotFound()
      yield* documents.remove(removed.map((one) => one.id))
      yield* proofs.detach(removed.map(({ upload_id }) => upload_id))
      return yield* readClaim(claim)
    }, transaction),
)
