import { Effect } from 'effect'
import type { Actor } from '#core/access/actor.ts'
import { Memberships } from '#core/facilities/membership.port.ts'
import { define } from '#core/kernel/define.ts'
import { type ReviewSubject, SubjectChanged } from '#core/moderation/review-kind.ts'
import { Clock } from '#core/ports/clock.ts'
import type { OpinionCard } from '../contract/review-card.ts'
import { Histories } from '../domain/answers.port.ts'
import { Codes } from '../domain/codes.port.ts'
import { EvidenceFiles } from '../domain/evidence.port.ts'
import { historyFor } from '../domain/history.ts'
import type { Opinion } from '../domain/opinion.ts'
import { Opinions } from '../domain/opinions.port.ts'
import { monthsBetween, trustOf } from '../domain/trust.ts'
import { asJson } from '../services/as-json.ts'
import { ReadOwn } from '../services/read-own.ts'

/** Shows an opinion to support, with what verifies it, how far an acceptance would trust it, and its history. */
export const ShowOpinionReview = define(
  'opinions/ShowOpinionReview',
  {
    opinions: Opinions,
    histories: Histories,
    evidence: EvidenceFiles,
    codes: Codes,
    memberships: Memberships,
    readOwn: ReadOwn,
    clock: Clock,
  },
  ({ opinions, histories, evidence, codes, memberships, readOwn, clock }) => {
    const proposed = Effect.fn('opinions.proposed-trust')(function* ({ account_id, code_id, state }: Opinion, membership: boolean) {
      const figures = account_id === null ? null : yield* opinions.figuresOf(account_id)
      const author = {
        acceptedOpinions: (figures?.accepted ?? 0) + (state === 'accepted' ? 0 : 1),
        monthsSinceFirst: figures?.firstAcceptedAt ? monthsBetween(figures.firstAcceptedAt, clock.now()) : 0,
        upheldReports: figures?.upheldReports ?? 0,
      }
      const withDocument = (document: boolean) => trustOf({ ...author, code: code_id !== null, membership, document })
      return { without_document: withDocument(false), with_document: withDocument(true) }
    })
    return Effect.fn('opinions.show-review')(function* (_: Actor, { subjectId }: ReviewSubject) {
      const opinion = yield* opinions.bySubmission(subjectId)
      if (!opinion) return yield* new SubjectChanged()
      const { id, account_id, facility_id, code_id, document_seen } = opinion
      const files = yield* evidence.of([id])
      const members = yield* memberships.approvedMembers(facility_id, account_id === null ? [] : [account_id])
      const member = account_id !== null && members.has(account_id)
      const card: OpinionCard = {
        opinion: yield* readOwn.one(opinion),
        evidence: files.map((file) => ({ id: file.id, mime: file.mime, name: file.name })),
        document_seen,
        member,
        code_batch: code_id === null ? null : yield* codes.batchNumber(code_id),
        proposed: yield* proposed(opinion, member),
        history: historyFor('support', yield* histories.of(id)),
      }
      return asJson(card)
    })
  },
)
