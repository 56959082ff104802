import { Effect } from 'effect'
import type { Actor } from '#core/access/actor.ts'
import { define } from '#core/kernel/define.ts'
import { Audit } from '#core/ports/audit.ts'
import { Clock } from '#core/ports/clock.ts'
import { Transaction } from '#core/ports/transaction.ts'
import { Uploads } from '#plugins/uploads/contract/queries.ts'
import { NewsLists, NewsRepository } from '../domain/publications.port.ts'

/** Days for which the posts of a deleted facility are stored, so that support can correct a mistake. */
const storedDays = 30
/** Posts removed in one transaction. */
const batchSize = 50

/** Removes posts of facilities that were deleted a while ago, with their versions and files. */
export const ClearNews = define(
  'publications/ClearNews',
  { lists: NewsLists, repository: NewsRepository, uploads: Uploads, audit: Audit, clock: Clock, transaction: Transaction },
  ({ lists, repository, uploads, audit, clock, transaction }) => {
    const clearBatch = Effect.fn('publications.clear-batch')(function* (actor: Actor) {
      const before = new Date(clock.now().getTime() - storedDays * 86_400_000).toISOString()
      const posts = yield* lists.ofFacilitiesDeletedBefore(before, batchSize)
      for (const { id, facility_id, upload_ids } of posts) {
        yield* repository.remove(id)
        yield* uploads.remove(upload_ids)
        yield* audit.record({ actor, action: 'publications.news-cleared', subject: null, about: { facility: facility_id ?? '', news: id } })
      }
      return posts.length
    }, transaction)
    return Effect.fn('publications.clear-news')(function* (actor: Actor, _: Readonly<Record<string, never>>) {
      while ((yield* clearBatch(actor)) === batchSize);
    })
  },
)
