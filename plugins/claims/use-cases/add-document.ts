import { Effect } from 'effect'
import { newId } from '#core/kernel/ids.ts'
import { handler } from '#core/plugin/handler.ts'
import { Validation } from '#core/plugin/transport-errors.ts'
import { Clock } from '#core/ports/clock.ts'
import { Transaction } from '#core/ports/transaction.ts'
import { claimsApi } from '../contract/api.ts'
import { maxDocuments } from '../contract/claim.ts'
import { ClaimDocuments } from '../domain/claims.port.ts'
import { ProofDocuments } from '../domain/proof-documents.port.ts'
import { EditClaim } from '../services/edit-claim.ts'
import { ReadClaim } from '../services/read-claim.ts'

/** Adds a file that the user has uploaded; one of somebody else, or one that was used before, is refused like one that does not exist. */
export const AddDocument = handler(
  claimsApi.addDocument,
  { documents: ClaimDocuments, proofs: ProofDocuments, editClaim: EditClaim, readClaim: ReadClaim, clock: Clock, transaction: Transaction },
  ({ documents, proofs, editClaim, readClaim, clock, transaction }) =>
    Effect.fn('claims.add-document')(function* (actor, { id, upload_id, kind }) {
      const claim = yield* editClaim(actor, id)
      if ((yield* documents.of([id])).length >= maxDocuments)
        return yield* new Validation({ schema: { upload_id: ['claims.document.too-many'] }, values: { max: maxDocuments } })
      const file = yield* proofs.attach(actor, upload_id, id)
      if (!file) return yield* new Validation({ schema: { upload_id: ['claims.document.unknown'] } })
      yield* documents.add({
        id: newId(),
        claim_id: id,
        account_id: claim.account_id,
        upload_id,
        kind,
        mime: file.mime,
        size: file.size,
        added_at: clock.now().toISOString(),
      })
      return yield* readClaim(claim)
    }, transaction),
)
