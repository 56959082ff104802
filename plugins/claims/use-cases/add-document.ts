import { Effect } from 'effect'
import type { Actor } from '#core/access/actor.ts'
import { newId } from '#core/kernel/ids.ts'
import { token } from '#core/kernel/token.ts'
import { Validation } from '#core/plugin/transport-errors.ts'
import type { Clock } from '#core/ports/clock.ts'
import type { Transaction } from '#core/ports/transaction.ts'
import { maxDocuments } from '../contract/claim.ts'
import type { DocumentKind } from '../contract/steps.ts'
import type { ClaimDocuments } from '../domain/claims.port.ts'
import type { ProofDocuments } from '../domain/proof-documents.port.ts'
import type { EditClaim } from '../services/edit-claim.ts'
import type { ReadClaim } from '../services/read-claim.ts'

interface Dependencies {
  readonly documents: ClaimDocuments
  readonly proofs: ProofDocuments
  readonly editClaim: EditClaim
  readonly readClaim: ReadClaim
  readonly clock: Clock
  readonly transaction: Transaction
}

/** Adds a file that the user has uploaded; one of somebody else, or one that was used before, is refused like one that does not exist. */
export const makeAddDocument = ({ documents, proofs, editClaim, readClaim, clock, transaction }: Dependencies) =>
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
  }, transaction)

export type AddDocument = ReturnType<typeof makeAddDocument>
export const AddDocument = token<AddDocument>('claims/AddDocument')
