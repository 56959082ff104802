import type { Language } from '#core/kernel/language.ts'
import { referenceNumberOf } from '#core/kernel/reference-number.ts'
import type { MessageKind, NewMessage } from '../contract/message.ts'

/** Stored message to customer service. */
export interface ContactMessage {
  readonly id: string
  /** Reference number for the sender: `K-7F3A-92QD`. */
  readonly number: string
  readonly kind: MessageKind
  readonly name: string
  readonly email: string
  readonly phone: string | null
  readonly message: string
  readonly url: string | null
  readonly language: Language
  /** ISO 8601 UTC. */
  readonly sent_at: string
}

/** Creates the stored message from the request. */
export const toContactMessage = (input: NewMessage, id: string, now: Date): ContactMessage => ({
  id,
  number: referenceNumberOf('K', id),
  kind: input.kind,
  name: input.name,
  email: input.email,
  phone: input.phone ?? null,
  message: input.message,
  url: input.url ?? null,
  language: input.language ?? 'pl',
  sent_at: now.toISOString(),
})
