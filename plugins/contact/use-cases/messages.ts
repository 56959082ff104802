import { Effect, Exit } from 'effect'
import { type Actor, rateLimitKey } from '#core/access/actor.ts'
import { define } from '#core/kernel/define.ts'
import { newId } from '#core/kernel/ids.ts'
import { handler } from '#core/plugin/handler.ts'
import { Clock } from '#core/ports/clock.ts'
import { RateLimit } from '#core/ports/rate-limit.ts'
import { UrgentSpool } from '#core/ports/urgent-spool.ts'
import { contactApi } from '../contract/api.ts'
import { UrgentLimit } from '../domain/contact.port.ts'
import { type ContactMessage, toContactMessage } from '../domain/message.ts'
import { messageRateLimit } from '../domain/rate-limit.ts'
import { StoreMessage } from '../services/store-message.ts'

/**
 * Accepts a message to customer service and returns its number. Urgent messages are written to the disk while the
 * database is unreachable (features ER-02).
 */
export const SendMessage = handler(
  contactApi.sendMessage,
  { storeMessage: StoreMessage, spool: UrgentSpool, rateLimit: RateLimit, urgentLimit: UrgentLimit, clock: Clock },
  ({ storeMessage, spool, rateLimit, urgentLimit, clock }) =>
    Effect.fn('contact.send-message')(function* (actor, input) {
      const message = toContactMessage(input, newId(), clock.now())
      if (input.kind === 'urgent') {
        yield* urgentLimit.consume(rateLimitKey(actor))
        const stored = yield* Effect.exit(Effect.timeout(storeMessage(message), '2 seconds'))
        // What was stored too late to be answered is stored once.
        if (Exit.isFailure(stored)) yield* spool.write(message.id, message)
      } else {
        yield* rateLimit.consume('contact.message', rateLimitKey(actor), messageRateLimit)
        yield* storeMessage(message)
      }
      return { number: message.number }
    }),
)

/** Moves urgent messages from the disk into the database; a message that fails stays for the next run. */
export const DeliverUrgent = define(
  'contact/DeliverUrgent',
  { spool: UrgentSpool, storeMessage: StoreMessage },
  ({ spool, storeMessage }) =>
    Effect.fn('contact.deliver-urgent')(function* (_: Actor, __: Readonly<Record<string, never>>) {
      // The file was written by `send-message.ts`, which validated the message.
      const waiting = yield* spool.drain((note) => storeMessage(note as ContactMessage))
      return { waiting }
    }),
)
