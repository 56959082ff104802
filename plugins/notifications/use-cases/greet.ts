import { Effect } from 'effect'
import type { Actor } from '#core/access/actor.ts'
import { token } from '#core/kernel/token.ts'
import type { ChannelMessage } from '#core/plugin/channels.ts'
import type { ShowOverview } from './show-overview.ts'

/** The figures as they are, for who has just come to the main channel. */
export const makeGreet = ({ showOverview }: { readonly showOverview: ShowOverview }) =>
  Effect.fn('notifications.greet')(function* (actor: Actor, input: Readonly<Record<string, never>>) {
    const said: readonly ChannelMessage[] = [{ type: 'overview.updated', data: yield* showOverview(actor, input) }]
    return said
  })

export type Greet = ReturnType<typeof makeGreet>
export const Greet = token<Greet>('notifications/Greet')
