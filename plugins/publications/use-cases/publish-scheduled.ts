import { Effect } from 'effect'
import type { Actor } from '#core/access/actor.ts'
import { ApplyChange } from '#core/changes/apply-change.ts'
import { define } from '#core/kernel/define.ts'
import { Limits } from '#core/packages/limits.port.ts'
import { Clock } from '#core/ports/clock.ts'
import { Transaction } from '#core/ports/transaction.ts'
import { changeOf } from '../domain/change-of.ts'
import type { News } from '../domain/publication.ts'
import { NewsRepository } from '../domain/publications.port.ts'
import { publishDue } from '../domain/status.ts'

/** Posts published in one transaction. */
const batchSize = 20

/**
 * Publishes the scheduled posts whose moment has come. Each is locked and skipped by other processes, so that it
 * appears, and is announced, once. Without a package a facility's post is a draft again.
 */
export const PublishScheduled = define(
  'publications/PublishScheduled',
  { repository: NewsRepository, limits: Limits, applyChange: ApplyChange, clock: Clock, transaction: Transaction },
  ({ repository, limits, applyChange, clock, transaction }) => {
    /** Returns whether a post may appear: that of a facility needs a package. */
    const hasPackage = ({ facility_id }: News) =>
      facility_id === null
        ? Effect.succeed(true)
        : limits.requirePremium(facility_id).pipe(
            Effect.as(true),
            Effect.catchTag('PremiumRequired', () => Effect.succeed(false)),
          )
    const publishBatch = Effect.fn('publications.publish-batch')(function* (actor: Actor) {
      const now = clock.now()
      const posts = yield* repository.lockDue(now.toISOString(), batchSize)
      for (const scheduled of posts) {
        const due = publishDue(scheduled, yield* hasPackage(scheduled), now)
        yield* applyChange(actor, changeOf(scheduled, due, 'published'), repository.save)
      }
      return posts.length
    }, transaction)
    return Effect.fn('publications.publish-scheduled')(function* (actor: Actor, _: Readonly<Record<string, never>>) {
      while ((yield* publishBatch(actor)) === batchSize);
    })
  },
)
