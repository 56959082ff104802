import { Effect } from 'effect'
import type { Actor } from '#core/access/actor.ts'
import { Memberships } from '#core/facilities/membership.port.ts'
import { define, type Resolved } from '#core/kernel/define.ts'
import { VersionConflict } from '#core/kernel/version-conflict.ts'
import { type ReviewOutcome, type ReviewSubject, SubjectChanged, type SubjectDecision } from '#core/moderation/review-kind.ts'
import { handler } from '#core/plugin/handler.ts'
import { Clock } from '#core/ports/clock.ts'
import { Transaction } from '#core/ports/transaction.ts'
import { DecideSubject } from '#plugins/moderation/contract/queries.ts'
import { opinionsApi } from '../contract/api.ts'
import { OpinionClosed } from '../contract/errors.ts'
import type { OpinionRefusal } from '../contract/opinion.ts'
import type { OpinionCard } from '../contract/review-card.ts'
import { opinionReviewKind } from '../contract/states.ts'
import { historyFor } from '../domain/history.ts'
import type { Opinion } from '../domain/opinion.ts'
import { EvidenceFiles, Histories, Opinions } from '../domain/opinions.port.ts'
import { Codes } from '../domain/readers.port.ts'
import { monthsBetween, trustOf } from '../domain/trust.ts'
import { ChangeState } from '../services/change-state.ts'
import { asSubjectChanged, LockOpinion } from '../services/lock-opinion.ts'
import { asJson, ReadOwn } from '../services/read-opinions.ts'
import { RefreshTrust } from '../services/refresh.ts'

/**
 * Carries out the decision of support about a submission. What was edited, withdrawn or decided meanwhile, whose
 * facility is gone or whose author was deleted is not decided; nobody decides about an opinion of their own.
 */
export const DecideOpinion = define(
  'opinions/DecideOpinion',
  {
    opinions: Opinions,
    lockOpinion: LockOpinion,
    changeState: ChangeState,
    refreshTrust: RefreshTrust,
    transaction: Transaction,
  },
  ({ opinions, lockOpinion, changeState, refreshTrust, transaction }) =>
    Effect.fn('opinions.decide')(
      function* (actor: Actor, { subjectId, outcome, reason, note }: SubjectDecision) {
        const found = yield* opinions.bySubmission(subjectId)
        if (!found) return yield* new SubjectChanged({ detail: 'edited' })
        const { opinion, facility } = yield* lockOpinion(found)
        const { account_id: accountId } = opinion
        if (opinion.submission_id !== subjectId) return yield* new SubjectChanged({ detail: 'edited' })
        if (opinion.state !== 'pending' || accountId === null) return yield* new SubjectChanged({ detail: opinion.state })
        if (actor.kind === 'user' && actor.id === accountId) return yield* new SubjectChanged({ detail: 'own' })
        if (!facility) return yield* new SubjectChanged({ detail: 'facility_gone' })
        const decided = yield* changeState(actor, opinion, outcome, { reason, note: note || null, facility })
        if (outcome === 'accept') yield* refreshTrust(actor, accountId, decided)
      },
      (step) => transaction(asSubjectChanged(step)),
    ),
)

const dependencies = { opinions: Opinions, decideSubject: DecideSubject, readOwn: ReadOwn }

interface Decision extends Partial<Pick<OpinionRefusal, 'reason' | 'note'>> {
  readonly id: string
  readonly version?: number | undefined
}

const makeDecide = (outcome: ReviewOutcome, { opinions, decideSubject, readOwn }: Resolved<typeof dependencies>) =>
  Effect.fn(`opinions.${outcome}-by-id`)(function* (actor: Actor, { id, version, reason, note }: Decision) {
    const opinion = yield* opinions.byId(id)
    if (version !== undefined && version !== opinion.version) return yield* new VersionConflict()
    yield* decideSubject(actor, { kind: opinionReviewKind, subjectId: opinion.submission_id, outcome, reason, note }).pipe(
      Effect.catchTags({
        ReviewNotFound: () => new OpinionClosed({ detail: opinion.state }),
        // This is no appeal.
        DeciderExcluded: Effect.die,
      }),
    )
    return yield* readOwn.one(yield* opinions.byId(id))
  })

/** Accepts an opinion as support, through the review queue. */
export const AcceptOpinionById = handler(opinionsApi.acceptOpinion, dependencies, (resolved) => makeDecide('accept', resolved))

/** Rejects an opinion as support, through the review queue. */
export const RejectOpinionById = handler(opinionsApi.rejectOpinion, dependencies, (resolved) => makeDecide('reject', resolved))

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
