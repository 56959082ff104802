import { Effect } from 'effect'
import type { Actor } from '#core/access/actor.ts'
import { define } from '#core/kernel/define.ts'
import type { ChannelMessage } from '#core/plugin/channels.ts'
import { ShowOverview } from './show-overview.ts'

/** Returns the messages for a client that has just connected to the main channel: the current counts. */
export const ListInitialMessages = define('notifications/ListInitialMessages', { showOverview: ShowOverview }, ({ showOverview }) =>
  Effect.fn('notifications.list-initial-messages')(function* (actor: Actor, input: Readonly<Record<string, never>>) {
    const messages: readonly ChannelMessage[] = [{ type: 'overview.updated', data: yield* showOverview(actor, input) }]
    return messages
  }),
)
