import type { Effect } from 'effect'
import { token } from '#core/kernel/token.ts'
import type { TooManyRequests } from '#core/ports/rate-limit.ts'
import type { ContactMessage } from './message.ts'

/** Where messages to customer service are kept. */
export interface ContactMessages {
  /** `false` where it was kept before: a message that is delivered twice is there once. */
  add(message: ContactMessage): Effect.Effect<boolean>
}
export const ContactMessages = token<ContactMessages>('contact/ContactMessages')

/** How often one caller may send urgently: counted by each process for itself, since the database may be away. */
export interface UrgentLimit {
  take(caller: string): Effect.Effect<void, TooManyRequests>
}
export const UrgentLimit = token<UrgentLimit>('contact/UrgentLimit')
