import { Effect } from 'effect'
import type { Actor } from '#core/access/actor.ts'
import { token } from '#core/kernel/token.ts'
import type { ChannelMessage } from '#core/plugin/channels.ts'
import type { ShowStatus } from './show-status.ts'

interface Dependencies {
  readonly showStatus: ShowStatus
}

/** Returns the status as messages for a client that has just connected; a client that reconnects after an update learns the new build. */
export const makeListInitialMessages = ({ showStatus }: Dependencies) =>
  Effect.fn('status.list-initial-messages')(function* (actor: Actor, input: Readonly<Record<string, never>>) {
    const { health, maintenance, build } = yield* showStatus(actor, input)
    const messages: readonly ChannelMessage[] = [
      { type: 'health', data: health },
      { type: 'maintenance', data: maintenance },
      ...(build ? [{ type: 'build', data: build }] : []),
    ]
    return messages
  })

export type ListInitialMessages = ReturnType<typeof makeListInitialMessages>
export const ListInitialMessages = token<ListInitialMessages>('status/ListInitialMessages')
