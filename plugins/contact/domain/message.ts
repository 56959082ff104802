import type { Language } from '#core/kernel/language.ts'
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

// Crockford's alphabet, without characters that are easily confused.
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

/** Derives the message number from the last forty, random, bits of the id, so that it is known before the message is stored. */
export const messageNumberOf = (id: string): string => {
  const bits = BigInt(`0x${id.replaceAll('-', '').slice(-10)}`)
  const letters = Array.from({ length: 8 }, (_, n) => alphabet[Number((bits >> BigInt(35 - 5 * n)) & 31n)])
  return `K-${letters.slice(0, 4).join('')}-${letters.slice(4).join('')}`
}

/** Creates the stored message from the request. */
export const toContactMessage = (input: NewMessage, id: string, now: Date): ContactMessage => ({
  id,
  number: messageNumberOf(id),
  kind: input.kind,
  name: input.name,
  email: input.email,
  phone: input.phone ?? null,
  message: input.message,
  url: input.url ?? null,
  language: input.language ?? 'pl',
  sent_at: now.toISOString(),
})
