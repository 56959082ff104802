import { Effect } from 'effect'
import type { Actor } from '#core/access/actor.ts'
import { token } from '#core/kernel/token.ts'
import type { ChannelMessage } from '#core/plugin/channels.ts'
import type { ShowStatus } from './show-status.ts'

interface Dependencies {
  readonly showStatus: ShowStatus
}

/** How things stand, as the frames that tell when they change: who comes back after an update hears of the new build by it. */
export const makeGreet = ({ showStatus }: Dependencies) =>
  Effect.fn('status.greet')(function* (actor: Actor, input: Readonly<Record<string, never>>) {
    const { health, maintenance, build } = yield* showStatus(actor, input)
    const said: readonly ChannelMessage[] = [
      { type: 'health', data: health },
      { type: 'maintenance', data: maintenance },
      ...(build ? [{ type: 'build', data: build }] : []),
    ]
    return said
  })

export type Greet = ReturnType<typeof makeGreet>
export const Greet = token<Greet>('status/Greet')
