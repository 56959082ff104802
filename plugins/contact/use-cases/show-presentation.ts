import { Effect } from 'effect'
import type { Actor } from '#core/access/actor.ts'
import { define } from '#core/kernel/define.ts'
import { Clock } from '#core/ports/clock.ts'
import { Presentations } from '../domain/presentations.port.ts'
import { endOf } from '../domain/slots.ts'

/** Returns a booking for the bearer of its token: time, telephone, and whether it is cancelled or over. */
export const ShowPresentation = define(
  'contact/ShowPresentation',
  { presentations: Presentations, clock: Clock },
  ({ presentations, clock }) =>
    Effect.fn('contact.show-presentation')(function* (_: Actor, { token }: { readonly token: string }) {
      const { slot, phone, cancelled_at } = yield* presentations.byToken(token)
      return { token, slot, ends: endOf(slot), phone, cancelled: cancelled_at !== null, over: slot <= clock.now().toISOString() }
    }),
)
