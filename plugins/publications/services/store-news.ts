import { Effect } from 'effect'
import type { User } from '#core/access/actor.ts'
import { ApplyChange } from '#core/changes/apply-change.ts'
import { define } from '#core/kernel/define.ts'
import { ReviewQueue } from '#core/moderation/review-queue.port.ts'
import { textOf } from '#core/rich-text/read-document.ts'
import { materialReviewKind } from '../contract/terms.ts'
import { changeOf, type NewsAct } from '../domain/change-of.ts'
import { type News, replacedBy, waitingSubmission } from '../domain/publication.ts'
import { NewsRepository } from '../domain/publications.port.ts'
import { withTextOfItsOwn } from '../domain/status.ts'

/** Returns the text of a post as those who examine it, and rules, read it. */
export const examinedText = ({ title, lead, content }: Pick<News, 'title' | 'lead' | 'content'>): string =>
  [title, lead, textOf(content)].filter(Boolean).join('\n')

/** Stores what a writer does with a post: the post, what it replaces as an earlier version, and what support is to examine. */
export const StoreNews = define(
  'publications/StoreNews',
  { repository: NewsRepository, reviews: ReviewQueue, applyChange: ApplyChange },
  ({ repository, reviews, applyChange }) => {
    const updateQueue = Effect.fn('publications.update-queue')(function* (before: News | null, after: News) {
      const waited = before && waitingSubmission(before)
      const subjectId = waitingSubmission(after)
      if (waited === subjectId) return
      if (waited !== null) yield* reviews.withdraw(materialReviewKind, waited)
      if (subjectId === null) return
      const { title, author_id: authorId } = after
      yield* reviews.submit({ kind: materialReviewKind, subjectId, facilityId: null, authorId, title, text: examinedText(after) })
    })
    return {
      add: Effect.fn('publications.store-new')(function* (user: User, news: News) {
        yield* applyChange(user, changeOf(null, news, 'added'), repository.add)
        yield* updateQueue(null, news)
      }),
      /** Stores a changed post; returns it as it is stored. */
      save: Effect.fn('publications.store-changed')(function* (user: User, before: News, changed: News, act: NewsAct) {
        const after = withTextOfItsOwn(before, changed)
        const earlier = replacedBy(before, after, user.id, (yield* repository.lastNumber(before.id)) + 1)
        if (earlier) yield* repository.keepVersion(earlier)
        yield* applyChange(user, changeOf(before, after, act), repository.save)
        yield* updateQueue(before, after)
        return after
      }),
      remove: Effect.fn('publications.store-removed')(function* (user: User, news: News) {
        const after: News = { ...news, status: 'archived' }
        yield* applyChange(user, changeOf(news, after, 'removed'), () => repository.remove(news.id))
        yield* updateQueue(news, after)
      }),
    }
  },
)
