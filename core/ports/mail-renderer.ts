import type { Effect } from 'effect'
import { token } from '#core/kernel/token.ts'
import type { Mail } from './mailbox.ts'

/** A mail in words. */
export interface WrittenMail {
  readonly subject: string
  /** A whole document that takes nothing from anywhere. */
  readonly html: string
  /** The same for who reads plain text. */
  readonly text: string
}

/** What of a mail its words are made of. */
export type UnwrittenMail = Pick<Mail, 'language' | 'template' | 'values' | 'unsubscribe'>

/** Puts mails into words. One that no plugin declares, or whose values are not what it takes, is a defect. */
export interface MailRenderer {
  write(mail: UnwrittenMail): Effect.Effect<WrittenMail>
  /** All that plugins declare, with their samples. */
  readonly templates: readonly Pick<Mail, 'template' | 'values'>[]
}
export const MailRenderer = token<MailRenderer>('core/MailRenderer')
