import type { Effect } from 'effect'
import { token } from '#core/kernel/token.ts'
import type { TooManyRequests } from '#core/ports/rate-limit.ts'
import type { ContactMessage } from './message.ts'

/** Repository of messages to customer service. */
export interface ContactMessages {
  /** Stores a message once; `false` if it was stored before. */
  add(message: ContactMessage): Effect.Effect<boolean>
}
export const ContactMessages = token<ContactMessages>('contact/ContactMessages')

/** Rate limit of urgent messages per caller, counted in each process, since the database may be unavailable. */
export interface UrgentLimit {
  consume(caller: string): Effect.Effect<void, TooManyRequests>
}
export const UrgentLimit = token<UrgentLimit>('contact/UrgentLimit')
