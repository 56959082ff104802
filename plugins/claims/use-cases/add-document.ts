import { Effect } from 'effect'
import type { Actor } from '#core/access/actor.ts'
import { define } from '#core/kernel/define.ts'
import { newId } from '#core/kernel/ids.ts'
import { Validation } from '#core/plugin/transport-errors.ts'
import { Clock } from '#core/ports/clock.ts'
import { Transaction } from '#core/ports/transaction.ts'
import { maxDocuments } from '../contract/claim.ts'
import type { DocumentKind } from '../contract/steps.ts'
import { ClaimDocuments } from '../domain/claims.port.ts'
import { ProofDocuments } from '../domain/proof-documents.port.ts'
import { EditClaim } from '../services/edit-claim.ts'
import { ReadClaim } from '../services/read-claim.ts'

/** Adds a file that the user has uploaded; one of somebody else, or one that was used before, is refused like one that does not exist. */
export const AddDocument = define(
  'claims/AddDocument',
  { documents: ClaimDocuments, proofs: ProofDocuments, editClaim: EditClaim, readClaim: ReadClaim, clock: Clock, transaction: Transaction },
  ({ documents, proofs, editClaim, readClaim, clock, transaction }) =>
    Effect.fn('claims.add-document')(function* (
      actor: Actor,
      { id, upload_id, kind }: { readonly id: string; readonly upload_id: string; readonly kind: DocumentKind },
    ) {
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
