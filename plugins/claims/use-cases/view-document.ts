import { Effect } from 'effect'
import { InsufficientPermissions } from '#core/access/access-errors.ts'
import type { Actor } from '#core/access/actor.ts'
import { requireUser } from '#core/access/permission-checks.ts'
import { factMoment } from '#core/kernel/dates.ts'
import { newId } from '#core/kernel/ids.ts'
import { token } from '#core/kernel/token.ts'
import { isUuid } from '#core/kernel/uuid.ts'
import type { Audit } from '#core/ports/audit.ts'
import type { Clock } from '#core/ports/clock.ts'
import type { Transaction } from '#core/ports/transaction.ts'
import type { Watermarks } from '#core/ports/watermarks.ts'
import type { Accounts } from '#plugins/accounts/contract/queries.ts'
import { ClaimNotFound } from '../contract/errors.ts'
import { ticketOf } from '../contract/ticket.ts'
import type { ClaimDocuments } from '../domain/claims.port.ts'
import type { ProofDocuments } from '../domain/proof-documents.port.ts'

interface Dependencies {
  readonly documents: ClaimDocuments
  readonly proofs: ProofDocuments
  readonly accounts: Accounts
  readonly watermarks: Watermarks
  readonly audit: Audit
  readonly clock: Clock
  readonly transaction: Transaction
}

/**
 * Shows a proof document to support, after writing down who looks at it: picture or PDF, with the viewer, the time and
 * the ticket over every page. What cannot be marked is refused.
 */
export const makeViewDocument = ({ documents, proofs, accounts, watermarks, audit, clock, transaction }: Dependencies) => {
  const log = Effect.fn('claims.log-view')(function* (actor: Actor, viewerId: string, claimId: string, documentId: string) {
    const at = clock.now().toISOString()
    yield* documents.logView({ id: newId(), document_id: documentId, claim_id: claimId, viewer_account_id: viewerId, viewed_at: at })
    yield* audit.record({ actor, action: 'claims.document-viewed', subject: viewerId, about: { claim: claimId, document: documentId } })
  }, transaction)
  return Effect.fn('claims.view-document')(function* (actor: Actor, { id, document }: { readonly id: string; readonly document: string }) {
    const user = yield* requireUser(actor)
    if (user.type !== 'support') return yield* new InsufficientPermissions()
    const found = isUuid(id) ? (yield* documents.of([id])).find((one) => one.id === document) : undefined
    const file = found ? yield* proofs.content(found.upload_id) : null
    if (!file) return yield* new ClaimNotFound()
    yield* log(actor, user.id, id, document)
    const [viewer] = yield* accounts.byIds([user.id])
    const text = `Kredka ${ticketOf(id)} · ${viewer?.email ?? user.id} · ${factMoment(clock.now().toISOString(), 'pl')}`
    const marked = yield* watermarks.apply(file, text)
    return { ...marked, name: `dokument-${ticketOf(id)}.${marked.mime === 'application/pdf' ? 'pdf' : 'webp'}` }
  })
}

export type ViewDocument = ReturnType<typeof makeViewDocument>
export const ViewDocument = token<ViewDocument>('claims/ViewDocument')
