import { Effect } from 'effect'
import type { Actor } from '#core/access/actor.ts'
import { ApplyChange } from '#core/changes/apply-change.ts'
import { define } from '#core/kernel/define.ts'
import { type ReviewOutcome, type ReviewSubject, SubjectChanged, type SubjectDecision } from '#core/moderation/review-kind.ts'
import { Clock } from '#core/ports/clock.ts'
import { Transaction } from '#core/ports/transaction.ts'
import { TagLookup } from '#plugins/tags/contract/queries.ts'
import type { MaterialCard } from '../contract/review-card.ts'
import { changeOf, type NewsAct } from '../domain/change-of.ts'
import { waitingSubmission } from '../domain/publication.ts'
import { NewsRepository } from '../domain/publications.port.ts'
import { decided } from '../domain/status.ts'
import { ViewNews } from '../services/view-news.ts'

const acts: Readonly<Record<ReviewOutcome, NewsAct>> = { accept: 'accepted', reject: 'rejected', revise: 'returned' }

/**
 * Carries out the decision of support about a material. What was changed, withdrawn or decided meanwhile is not
 * decided; nobody decides about a material of their own.
 */
export const DecideMaterial = define(
  'publications/DecideMaterial',
  { repository: NewsRepository, applyChange: ApplyChange, clock: Clock, transaction: Transaction },
  ({ repository, applyChange, clock, transaction }) =>
    Effect.fn('publications.decide-material')(function* (actor: Actor, { subjectId, ...decision }: SubjectDecision) {
      const found = yield* repository.bySubmission(subjectId)
      const news = found && (yield* repository.lock(found.id))
      if (!news || waitingSubmission(news) !== subjectId) return yield* new SubjectChanged({ detail: 'edited' })
      if (actor.kind === 'user' && actor.id === news.author_id) return yield* new SubjectChanged({ detail: 'own' })
      yield* applyChange(actor, changeOf(news, decided(news, decision, clock.now()), acts[decision.outcome]), repository.save)
    }, transaction),
)

/** Shows a material to support as readers would see it. */
export const ShowMaterialReview = define(
  'publications/ShowMaterialReview',
  { repository: NewsRepository, viewNews: ViewNews, tags: TagLookup },
  ({ repository, viewNews, tags }) =>
    Effect.fn('publications.show-review')(function* (actor: Actor, { subjectId }: ReviewSubject) {
      const news = yield* repository.bySubmission(subjectId)
      if (!news) return yield* new SubjectChanged()
      const card: MaterialCard = { material: yield* viewNews.whole(actor, news), tags: yield* tags.byIds(news.tag_ids) }
      return JSON.parse(JSON.stringify(card))
    }),
)
