import { Effect } from 'effect'
import type { Actor } from '#core/access/actor.ts'
import { define } from '#core/kernel/define.ts'
import type { ChannelMessage } from '#core/plugin/channels.ts'
import { ShowStatus } from './show-status.ts'

/** Returns the status as messages for a client that has just connected; a client that reconnects after an update learns the new build. */
export const ListInitialMessages = define('status/ListInitialMessages', { showStatus: ShowStatus }, ({ showStatus }) =>
  Effect.fn('status.list-initial-messages')(function* (actor: Actor, input: Readonly<Record<string, never>>) {
    const { health, maintenance, build } = yield* showStatus(actor, input)
    const messages: readonly ChannelMessage[] = [
      { type: 'health', data: health },
      { type: 'maintenance', data: maintenance },
      ...(build ? [{ type: 'build', data: build }] : []),
    ]
    return messages
  }),
)
