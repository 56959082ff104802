import type { FunctionComponent } from 'react'
import type { MailContextValue } from './mail-context.ts'

/** View of a mail; each `plugins/x/mails/NAME.tsx` exports one as `mail`. */
export interface MailView<Props> {
  /** At most 78 characters. */
  readonly subject: (props: Props, mail: MailContextValue) => string
  /** Preview text that mail clients show after the subject. */
  readonly preheader: (props: Props, mail: MailContextValue) => string
  readonly Body: FunctionComponent<Props>
}

/** Declares the view of a mail. */
export const defineMail = <Props>(view: MailView<Props>): MailView<Props> => view
