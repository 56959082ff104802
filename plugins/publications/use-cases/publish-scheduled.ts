import { Effect } from 'effect'
import type { Actor } from '#core/access/actor.ts'
import { NewsPublished } from '#core/facilities/news-published.ts'
import { define } from '#core/kernel/define.ts'
import { Limits } from '#core/packages/limits.port.ts'
import { Audit } from '#core/ports/audit.ts'
import { Clock } from '#core/ports/clock.ts'
import { Events } from '#core/ports/events.ts'
import { Transaction } from '#core/ports/transaction.ts'
import { NewsChanged } from '../contract/events.ts'
import { isPublicNews } from '../contract/terms.ts'
import { NewsRepository } from '../domain/publications.port.ts'
import { publishDue } from '../domain/status.ts'

/** Posts published in one transaction. */
const batchSize = 20

/**
 * Publishes the scheduled posts whose moment has come. Each is locked and skipped by other processes, so that it
 * appears, and is announced, once. Without a package a post is a draft again.
 */
export const PublishScheduled = define(
  'publications/PublishScheduled',
  { repository: NewsRepository, limits: Limits, audit: Audit, events: Events, clock: Clock, transaction: Transaction },
  ({ repository, limits, audit, events, clock, transaction }) => {
    const publishBatch = Effect.fn('publications.publish-batch')(function* (actor: Actor) {
      const now = clock.now()
      const due = yield* repository.lockDue(now.toISOString(), batchSize)
      for (const scheduled of due) {
        const isPremium = yield* limits.requirePremium(scheduled.facility_id).pipe(
          Effect.as(true),
          Effect.catchTag('PremiumRequired', () => Effect.succeed(false)),
        )
        const news = publishDue(scheduled, isPremium, now)
        const { id: newsId, facility_id: facilityId, slug, title, status } = news
        yield* repository.save(news)
        yield* audit.record({
          actor,
          action: 'publications.news-published',
          subject: null,
          about: { facility: facilityId, news: newsId, status },
        })
        if (status !== 'published') continue
        if (isPublicNews(news)) yield* events.emit(NewsChanged.of({ facilityId }))
        yield* events.emit(NewsPublished.of({ newsId, facilityId, slug, title, isPublic: isPublicNews(news) }))
      }
      return due.length
    }, transaction)
    return Effect.fn('publications.publish-scheduled')(function* (actor: Actor, _: Readonly<Record<string, never>>) {
      while ((yield* publishBatch(actor)) === batchSize);
    })
  },
)
