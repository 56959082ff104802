import { Effect } from 'effect'
import type { Actor } from '#core/access/actor.ts'
import { define } from '#core/kernel/define.ts'
import { Events } from '#core/ports/events.ts'
import { Transaction } from '#core/ports/transaction.ts'
import { type TagsChanged, TagsReread } from '../contract/events.ts'

/** Processes cache filter options for two seconds; a page rendered meanwhile would stay in the page cache with the old ones. */
const rereadAfter = '3 seconds'

/** Waits until every process has read the changed tags, and says so. */
export const AnnounceRereadTags = define(
  'tags/AnnounceRereadTags',
  { events: Events, transaction: Transaction },
  ({ events, transaction }) =>
    Effect.fn('tags.announce-reread')(function* (_: Actor, { tag }: TagsChanged) {
      yield* Effect.sleep(rereadAfter)
      yield* transaction(events.emit(TagsReread.of({ tag })))
    }),
)
