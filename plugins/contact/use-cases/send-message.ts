import { Effect } from 'effect'
import { type Actor, rateLimitKey } from '#core/access/actor.ts'
import { newId } from '#core/kernel/ids.ts'
import { token } from '#core/kernel/token.ts'
import type { Clock } from '#core/ports/clock.ts'
import type { RateLimit } from '#core/ports/rate-limit.ts'
import type { UrgentBox } from '#core/ports/urgent-box.ts'
import type { NewMessage } from '../contract/message.ts'
import { received } from '../domain/message.ts'
import type { UrgentLimit } from '../domain/messages.port.ts'
import { messageRateLimit } from '../domain/allowance.ts'
import type { KeepMessage } from './keep-message.ts'

interface Dependencies {
  readonly keep: KeepMessage
  readonly box: UrgentBox
  readonly rateLimit: RateLimit
  readonly urgentLimit: UrgentLimit
  readonly clock: Clock
}

/** Takes a message to customer service and gives its number. What is urgent goes to the disk and asks the database for nothing (features ER-02). */
export const makeSendMessage = ({ keep, box, rateLimit, urgentLimit, clock }: Dependencies) =>
  Effect.fn('contact.send-message')(function* (actor: Actor, sent: NewMessage) {
    const message = received(sent, newId(), clock.now())
    if (sent.kind === 'urgent') {
      yield* urgentLimit.take(rateLimitKey(actor))
      yield* box.put(message.id, message)
    } else {
      yield* rateLimit.consume('contact.message', rateLimitKey(actor), messageRateLimit)
      yield* keep(message)
    }
    return { number: message.number }
  })

export type SendMessage = ReturnType<typeof makeSendMessage>
export const SendMessage = token<SendMessage>('contact/SendMessage')
