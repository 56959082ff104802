import { Effect } from 'effect'
import { type Actor, rateLimitKey } from '#core/access/actor.ts'
import { define } from '#core/kernel/define.ts'
import { Idempotency } from '#core/ports/idempotency.ts'
import type { PostedMessage } from '../contract/question.ts'
import { SendMessage } from './send-message.ts'

/** Sends a message from a form that is posted without scripts, once for each key, as the route does by its `Idempotency-Key`. */
export const SendPostedMessage = define(
  'questions/SendPostedMessage',
  { sendMessage: SendMessage, idempotency: Idempotency },
  ({ sendMessage, idempotency }) =>
    Effect.fn('questions.send-posted-message')(function* (actor: Actor, { key, ...message }: PostedMessage) {
      const request = { key: JSON.stringify(['questions.posted-message', rateLimitKey(actor), key]), request: JSON.stringify(message) }
      yield* idempotency.once(request, Effect.as(sendMessage(actor, message), ''))
      return { id: message.id }
    }),
)
