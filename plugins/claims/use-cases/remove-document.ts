import { Effect } from 'effect'
import type { Actor } from '#core/access/actor.ts'
import { token } from '#core/kernel/token.ts'
import type { Transaction } from '#core/ports/transaction.ts'
import { ClaimNotFound } from '../contract/errors.ts'
import type { ClaimDocuments } from '../domain/claims.port.ts'
import type { ProofDocuments } from '../domain/proof-documents.port.ts'
import type { EditClaim } from '../services/edit-claim.ts'
import type { ReadClaim } from '../services/read-claim.ts'

interface Dependencies {
  readonly documents: ClaimDocuments
  readonly proofs: ProofDocuments
  readonly editClaim: EditClaim
  readonly readClaim: ReadClaim
  readonly transaction: Transaction
}

/** Removes a proof document and its file; one that the claim does not have is not found. */
export const makeRemoveDocument = ({ documents, proofs, editClaim, readClaim, transaction }: Dependencies) =>
  Effect.fn('claims.remove-document')(function* (actor: Actor, { id, document }: { readonly id: string; readonly document: string }) {
    const claim = yield* editClaim(actor, id)
    const removed = (yield* documents.of([id])).filter((one) => one.id === document)
    if (removed.length === 0) return yield* new ClaimNotFound()
    yield* documents.remove(removed.map((one) => one.id))
    yield* proofs.detach(removed.map(({ upload_id }) => upload_id))
    return yield* readClaim(claim)
  }, transaction)

export type RemoveDocument = ReturnType<typeof makeRemoveDocument>
export const RemoveDocument = token<RemoveDocument>('claims/RemoveDocument')
