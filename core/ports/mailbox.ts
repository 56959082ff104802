import type { Effect } from 'effect'
import type { Language } from '#core/kernel/language.ts'
import { token } from '#core/kernel/token.ts'

/** A file that goes with a mail. */
export interface MailAttachment {
  readonly name: string
  readonly mime: string
  readonly text: string
}

/** A mail as it was meant, to be put into words when it is sent. */
export interface Mail {
  /** An e-mail address; `null`: customer service, whose address the installation knows. */
  readonly to: string | null
  readonly language: Language
  /** A plugin and what it declares in `mails`: `contact.mail.receipt`. */
  readonly template: `${string}.mail.${string}`
  /** What its component gets, as its Schema reads it. */
  readonly values: Readonly<Record<string, string>>
  readonly attachments?: readonly MailAttachment[]
  /** Where a POST ends mails of this kind for good, without signing in; a whole address. */
  readonly unsubscribe?: string
  /** Of mails with one key only the first is written and sent. */
  readonly key: string
}

/** Where mails wait for delivery. Written with the change that causes them, so that none is lost and none is sent for nothing. */
export interface MailQueue {
  enqueue(mail: Mail): Effect.Effect<void>
}
export const MailQueue = token<MailQueue>('core/Mailbox')
