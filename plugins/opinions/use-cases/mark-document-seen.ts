import { Effect } from 'effect'
import { requireUser } from '#core/access/permission-checks.ts'
import { handler } from '#core/plugin/handler.ts'
import { Validation } from '#core/plugin/transport-errors.ts'
import { Audit } from '#core/ports/audit.ts'
import { Transaction } from '#core/ports/transaction.ts'
import { opinionsApi } from '../contract/api.ts'
import { OpinionClosed } from '../contract/errors.ts'
import { EvidenceFiles } from '../domain/evidence.port.ts'
import { Opinions } from '../domain/opinions.port.ts'
import { LockOpinion } from '../services/lock-opinion.ts'

/** Marks, as support, that the documents of a waiting opinion prove the attendance; without a document there is nothing to mark. */
export const MarkDocumentSeen = handler(
  opinionsApi.markDocumentSeen,
  { opinions: Opinions, evidence: EvidenceFiles, lockOpinion: LockOpinion, audit: Audit, transaction: Transaction },
  ({ opinions, evidence, lockOpinion, audit, transaction }) =>
    Effect.fn('opinions.mark-document-seen')(function* (actor, { id, seen }) {
      const user = yield* requireUser(actor)
      const { opinion } = yield* lockOpinion(id)
      if (opinion.state !== 'pending' || opinion.account_id === user.id) return yield* new OpinionClosed({ detail: opinion.state })
      if (seen && (yield* evidence.of([id])).length === 0) return yield* new Validation({ schema: { seen: ['opinions.evidence.none'] } })
      yield* opinions.save({ ...opinion, document_seen: seen })
      yield* audit.record({ actor, action: 'opinions.document-seen', subject: opinion.account_id, about: { opinion: id, seen } })
      return { id, seen }
    }, transaction),
)
