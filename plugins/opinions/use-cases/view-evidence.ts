import { Effect } from 'effect'
import { InsufficientPermissions } from '#core/access/access-errors.ts'
import type { Actor } from '#core/access/actor.ts'
import { requireUser } from '#core/access/permission-checks.ts'
import { factMoment } from '#core/kernel/dates.ts'
import { token } from '#core/kernel/token.ts'
import { isUuid } from '#core/kernel/uuid.ts'
import type { Audit } from '#core/ports/audit.ts'
import type { Clock } from '#core/ports/clock.ts'
import type { Transaction } from '#core/ports/transaction.ts'
import type { Watermarks } from '#core/ports/watermarks.ts'
import type { Accounts } from '#plugins/accounts/contract/queries.ts'
import type { Uploads } from '#plugins/uploads/contract/queries.ts'
import { OpinionNotFound } from '../contract/errors.ts'
import type { EvidenceFiles } from '../domain/evidence.port.ts'

interface Dependencies {
  readonly evidence: EvidenceFiles
  readonly uploads: Uploads
  readonly accounts: Accounts
  readonly watermarks: Watermarks
  readonly audit: Audit
  readonly clock: Clock
  readonly transaction: Transaction
}

/**
 * Shows a document to support, after writing down who looks at it, with the viewer and the time over every page. What
 * cannot be marked is refused.
 */
export const makeViewEvidence = ({ evidence, uploads, accounts, watermarks, audit, clock, transaction }: Dependencies) =>
  Effect.fn('opinions.view-evidence')(function* (actor: Actor, { id, document }: { readonly id: string; readonly document: string }) {
    const user = yield* requireUser(actor)
    if (user.type !== 'support') return yield* new InsufficientPermissions()
    const found = isUuid(id) ? (yield* evidence.of([id])).find((one) => one.id === document) : undefined
    if (!found) return yield* new OpinionNotFound()
    const file = yield* uploads.content(found.upload_id).pipe(Effect.catchTag('UploadNotFound', () => new OpinionNotFound()))
    yield* transaction(audit.record({ actor, action: 'opinions.evidence-viewed', subject: user.id, about: { opinion: id, document } }))
    const [viewer] = yield* accounts.byIds([user.id])
    const text = `Kredka · ${viewer?.email ?? user.id} · ${factMoment(clock.now().toISOString(), 'pl')}`
    const marked = yield* watermarks.apply(file, text)
    return { ...marked, name: marked.mime === 'application/pdf' ? 'dokument.pdf' : 'dokument.webp' }
  })

export type ViewEvidence = ReturnType<typeof makeViewEvidence>
export const ViewEvidence = token<ViewEvidence>('opinions/ViewEvidence')
