import { Effect } from 'effect'
import type { Actor } from '#core/access/actor.ts'
import { token } from '#core/kernel/token.ts'
import type { Events } from '#core/ports/events.ts'
import type { Transaction } from '#core/ports/transaction.ts'
import { type TagsChanged, TagsReread } from '../contract/events.ts'

/** Processes cache filter options for two seconds; a page rendered meanwhile would stay in the page cache with the old ones. */
const rereadAfter = '3 seconds'

/** Waits until every process has read the changed tags, and says so. */
export const makeAnnounceRereadTags = ({ events, transaction }: { readonly events: Events; readonly transaction: Transaction }) =>
  Effect.fn('tags.announce-reread')(function* (_: Actor, { tag }: TagsChanged) {
    yield* Effect.sleep(rereadAfter)
    yield* transaction(events.emit(TagsReread.of({ tag })))
  })

export type AnnounceRereadTags = ReturnType<typeof makeAnnounceRereadTags>
export const AnnounceRereadTags = token<AnnounceRereadTags>('tags/AnnounceRereadTags')
