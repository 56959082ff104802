import { Effect } from 'effect'
import type { Actor } from '#core/access/actor.ts'
import { requireUser } from '#core/access/permission-checks.ts'
import { factMoment } from '#core/kernel/dates.ts'
import { newId } from '#core/kernel/ids.ts'
import { isUuid } from '#core/kernel/uuid.ts'
import { handler } from '#core/plugin/handler.ts'
import { Validation } from '#core/plugin/transport-errors.ts'
import { Audit } from '#core/ports/audit.ts'
import { Clock } from '#core/ports/clock.ts'
import { Transaction } from '#core/ports/transaction.ts'
import { Watermarks } from '#core/ports/watermarks.ts'
import { Accounts } from '#plugins/accounts/contract/queries.ts'
import { claimsApi } from '../contract/api.ts'
import { ClaimNotFound } from '../contract/errors.ts'
import { maxDocuments } from '../contract/limits.ts'
import { ticketOf } from '../contract/ticket.ts'
import { ClaimDocuments, ProofDocuments } from '../domain/claims.port.ts'
import { EditClaim } from '../services/change-claim.ts'
import { ReadClaim } from '../services/read-claims.ts'

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

/**
 * Shows a proof document to support, after writing down who looks at it: picture or PDF, with the viewer, the time and
 * the ticket over every page. What cannot be marked is refused.
 */
export const ViewDocument = handler(
  claimsApi.viewDocument,
  {
    documents: ClaimDocuments,
    proofs: ProofDocuments,
    accounts: Accounts,
    watermarks: Watermarks,
    audit: Audit,
    clock: Clock,
    transaction: Transaction,
  },
  ({ documents, proofs, accounts, watermarks, audit, clock, transaction }) => {
    const log = Effect.fn('claims.log-view')(function* (actor: Actor, viewerId: string, claimId: string, documentId: string) {
      const at = clock.now().toISOString()
      yield* documents.logView({ id: newId(), document_id: documentId, claim_id: claimId, viewer_account_id: viewerId, viewed_at: at })
      yield* audit.record({ actor, action: 'claims.document-viewed', subject: viewerId, about: { claim: claimId, document: documentId } })
    }, transaction)
    return Effect.fn('claims.view-document')(function* (actor, { id, document }) {
      const user = yield* requireUser(actor)
      const found = isUuid(id) ? (yield* documents.of([id])).find((one) => one.id === document) : undefined
      const file = found ? yield* proofs.content(found.upload_id) : null
      if (!file) return yield* new ClaimNotFound()
      yield* log(actor, user.id, id, document)
      const [viewer] = yield* accounts.byIds([user.id])
      const text = `Kredka ${ticketOf(id)} · ${viewer?.email ?? user.id} · ${factMoment(clock.now().toISOString(), 'pl')}`
      const marked = yield* watermarks.apply(file, text)
      return { ...marked, name: `dokument-${ticketOf(id)}.${marked.mime === 'application/pdf' ? 'pdf' : 'webp'}` }
    })
  },
)
