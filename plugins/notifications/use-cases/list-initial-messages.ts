import { Effect } from 'effect'
import type { Actor } from '#core/access/actor.ts'
import { token } from '#core/kernel/token.ts'
import type { ChannelMessage } from '#core/plugin/channels.ts'
import type { ShowOverview } from './show-overview.ts'

/** Returns the messages for a client that has just connected to the main channel: the current counts. */
export const makeListInitialMessages = ({ showOverview }: { readonly showOverview: ShowOverview }) =>
  Effect.fn('notifications.list-initial-messages')(function* (actor: Actor, input: Readonly<Record<string, never>>) {
    const messages: readonly ChannelMessage[] = [{ type: 'overview.updated', data: yield* showOverview(actor, input) }]
    return messages
  })

export type ListInitialMessages = ReturnType<typeof makeListInitialMessages>
export const ListInitialMessages = token<ListInitialMessages>('notifications/ListInitialMessages')
