import type { Effect } from 'effect'
import type { Language } from '#core/kernel/language.ts'
import { token } from '#core/kernel/token.ts'

/** Attached file. */
export interface MailAttachment {
  readonly name: string
  readonly mime: string
  readonly text: string
}

/** Mail to be sent: template and values, rendered at the time of sending. */
export interface Mail {
  /** E-mail address of the recipient; `null`: the customer service address of the installation. */
  readonly to: string | null
  readonly language: Language
  /** Plugin name and the name declared in its `mails`: `contact.mail.receipt`. */
  readonly template: `${string}.mail.${string}`
  /** Props of the template's component, in the encoded form of its Schema. */
  readonly values: Readonly<Record<string, string>>
  readonly attachments?: readonly MailAttachment[]
  /** Absolute URL to which a POST unsubscribes from this kind of mail without signing in. */
  readonly unsubscribe?: string
  /** Deduplication key: only the first mail with a key is stored and sent. */
  readonly key: string
}

/**
 * Queue of mails to deliver. Mails are stored in the transaction of the change that causes them, so none is lost and
 * none is sent after a rollback.
 */
export interface MailQueue {
  /** Stores mails, many by one statement. */
  enqueue(...mails: readonly Mail[]): Effect.Effect<void>
}
export const MailQueue = token<MailQueue>('core/MailQueue')
