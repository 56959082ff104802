import type { FunctionComponent } from 'react'
import type { MailWords } from './words.ts'

/** How a mail looks; each `plugins/x/mails/NAME.tsx` exports one as `mail`. */
export interface MailView<Props> {
  /** At most 78 characters. */
  readonly subject: (props: Props, words: MailWords) => string
  /** What mailboxes show behind the subject before the mail is opened. */
  readonly preheader: (props: Props, words: MailWords) => string
  readonly Body: FunctionComponent<Props>
}

/** Declares how a mail looks. */
export const defineMail = <Props>(view: MailView<Props>): MailView<Props> => view
