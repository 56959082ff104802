import { Effect } from 'effect'
import { requireUser } from '#core/access/permission-checks.ts'
import { factMoment } from '#core/kernel/dates.ts'
import { isUuid } from '#core/kernel/uuid.ts'
import { handler } from '#core/plugin/handler.ts'
import { Validation } from '#core/plugin/transport-errors.ts'
import { Audit } from '#core/ports/audit.ts'
import { Clock } from '#core/ports/clock.ts'
import { Transaction } from '#core/ports/transaction.ts'
import { Watermarks } from '#core/ports/watermarks.ts'
import { Accounts } from '#plugins/accounts/contract/queries.ts'
import { Uploads } from '#plugins/uploads/contract/queries.ts'
import { opinionsApi } from '../contract/api.ts'
import { OpinionClosed, OpinionNotFound } from '../contract/errors.ts'
import { EvidenceFiles, Opinions } from '../domain/opinions.port.ts'
import { LockOpinion } from '../services/lock-opinion.ts'

/**
 * Shows a document to support, after writing down who looks at it, with the viewer and the time over every page. What
 * cannot be marked is refused.
 */
export const ViewEvidence = handler(
  opinionsApi.viewEvidence,
  {
    evidence: EvidenceFiles,
    uploads: Uploads,
    accounts: Accounts,
    watermarks: Watermarks,
    audit: Audit,
    clock: Clock,
    transaction: Transaction,
  },
  ({ evidence, uploads, accounts, watermarks, audit, clock, transaction }) =>
    Effect.fn('opinions.view-evidence')(function* (actor, { id, document }) {
      const user = yield* requireUser(actor)
      const found = isUuid(id) ? (yield* evidence.of([id])).find((one) => one.id === document) : undefined
      if (!found) return yield* new OpinionNotFound()
      const file = yield* uploads.content(found.upload_id).pipe(Effect.catchTag('UploadNotFound', () => new OpinionNotFound()))
      yield* transaction(audit.record({ actor, action: 'opinions.evidence-viewed', subject: user.id, about: { opinion: id, document } }))
      const [viewer] = yield* accounts.byIds([user.id])
      const text = `Kredka · ${viewer?.email ?? user.id} · ${factMoment(clock.now().toISOString(), 'pl')}`
      const marked = yield* watermarks.apply(file, text)
      return { ...marked, name: marked.mime === 'application/pdf' ? 'dokument.pdf' : 'dokument.webp' }
    }),
)

/** Marks, as support, that the documents of a waiting opinion prove the attendance; without a document there is nothing to mark. */
export const MarkDocumentSeen = handler(
  opinionsApi.markDocumentSeen,
  { opinions: Opinions, evidence: EvidenceFiles, lockOpinion: LockOpinion, audit: Audit, transaction: Transaction },
  ({ opinions, evidence, lockOpinion, audit, transaction }) =>
    Effect.fn('opinions.mark-document-seen')(function* (actor, { id, seen }) {
      const user = yield* requireUser(actor)
      const { opinion } = yield* lockOpinion(yield* opinions.byId(id))
      if (opinion.state !== 'pending' || opinion.account_id === user.id) return yield* new OpinionClosed({ detail: opinion.state })
      if (seen && (yield* evidence.of([id])).length === 0) return yield* new Validation({ schema: { seen: ['opinions.evidence.none'] } })
      yield* opinions.save({ ...opinion, document_seen: seen })
      yield* audit.record({ actor, action: 'opinions.document-seen', subject: opinion.account_id, about: { opinion: id, seen } })
      return { id, seen }
    }, transaction),
)
