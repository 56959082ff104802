import type { Language } from '#core/kernel/language.ts'
import type { MessageKind, NewMessage } from '../contract/message.ts'

/** A message to customer service as it is kept. */
export interface ContactMessage {
  readonly id: string
  /** What the sender refers to: `K-7F3A-92QD`. */
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

// Crockford's: nothing that is misread on the telephone.
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

/** The number of what has this id, from the forty last bits of it, which are chance: known before anything is stored. */
export const numberOf = (id: string): string => {
  const bits = BigInt(`0x${id.replaceAll('-', '').slice(-10)}`)
  const letters = Array.from({ length: 8 }, (_, n) => alphabet[Number((bits >> BigInt(35 - 5 * n)) & 31n)])
  return `K-${letters.slice(0, 4).join('')}-${letters.slice(4).join('')}`
}

/** What was sent, as it is kept. */
export const received = (sent: NewMessage, id: string, now: Date): ContactMessage => ({
  id,
  number: numberOf(id),
  kind: sent.kind,
  name: sent.name,
  email: sent.email,
  phone: sent.phone ?? null,
  message: sent.message,
  url: sent.url ?? null,
  language: sent.language ?? 'pl',
  sent_at: now.toISOString(),
})
