import { Effect } from 'effect'
import { type Actor, rateLimitKey } from '#core/access/actor.ts'
import { newId } from '#core/kernel/ids.ts'
import { token } from '#core/kernel/token.ts'
import type { Clock } from '#core/ports/clock.ts'
import type { RateLimit } from '#core/ports/rate-limit.ts'
import type { UrgentSpool } from '#core/ports/urgent-spool.ts'
import type { NewMessage } from '../contract/message.ts'
import { toContactMessage } from '../domain/message.ts'
import type { UrgentLimit } from '../domain/messages.port.ts'
import { messageRateLimit } from '../domain/rate-limit.ts'
import type { StoreMessage } from '../services/store-message.ts'

interface Dependencies {
  readonly storeMessage: StoreMessage
  readonly spool: UrgentSpool
  readonly rateLimit: RateLimit
  readonly urgentLimit: UrgentLimit
  readonly clock: Clock
}

/**
 * Accepts a message to customer service and returns its number. Urgent messages are written to the disk, without the
 * database (features ER-02).
 */
export const makeSendMessage = ({ storeMessage, spool, rateLimit, urgentLimit, clock }: Dependencies) =>
  Effect.fn('contact.send-message')(function* (actor: Actor, input: NewMessage) {
    const message = toContactMessage(input, newId(), clock.now())
    if (input.kind === 'urgent') {
      yield* urgentLimit.consume(rateLimitKey(actor))
      yield* spool.write(message.id, message)
    } else {
      yield* rateLimit.consume('contact.message', rateLimitKey(actor), messageRateLimit)
      yield* storeMessage(message)
    }
    return { number: message.number }
  })

export type SendMessage = ReturnType<typeof makeSendMessage>
export const SendMessage = token<SendMessage>('contact/SendMessage')
