import { Effect } from 'effect'
import type { Actor } from '#core/access/actor.ts'
import { define } from '#core/kernel/define.ts'
import { Overview } from '#core/overview/overview.ts'
import type { LoadCounts } from '#core/plugin/badge-counters.ts'
import type { ChatMessageSent } from '../contract/events.ts'
import { Rooms } from '../domain/chat.port.ts'
import { isInOwnInbox, RoomScopes } from './scopes.ts'

const sum = (counts: Readonly<Record<string, number>>) => Object.values(counts).reduce((total, count) => total + count, 0)

/** Counts the new messages of an account: those of its own inbox, and those of the facilities that it runs. */
export const CountNewMessages = define(
  'chat/CountNew',
  { rooms: Rooms, roomScopes: RoomScopes },
  ({ rooms, roomScopes }): LoadCounts =>
    (accountId) =>
      Effect.gen(function* () {
        const scopes = (yield* roomScopes([accountId])).get(accountId) ?? []
        const own = yield* rooms.countNew(accountId, scopes.filter(isInOwnInbox))
        const byFacility = yield* rooms.countNew(
          accountId,
          scopes.filter(({ side }) => side === 'facility'),
        )
        return { new_own: sum(own), new_messages_by_facility: byFacility }
      }),
)

/** Brings the counters of accounts up to date that have got a message. */
export const PublishNewCounts = define('chat/PublishNewCounts', { overview: Overview }, ({ overview }) =>
  Effect.fn('chat.publish-new-counts')((_: Actor, { accountIds }: ChatMessageSent) => overview.publishCounts(accountIds)),
)
