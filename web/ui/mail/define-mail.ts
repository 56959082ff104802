import type { FunctionComponent } from 'react'
import type { MailContextValue } from './mail-context.ts'

/** View of a mail. */
export interface MailView<Props> {
  /** At most 78 characters. */
  readonly subject: (props: Props, mail: MailContextValue) => string
  /** Preview text that mail clients show after the subject. */
  readonly preheader: (props: Props, mail: MailContextValue) => string
  readonly Body: FunctionComponent<Props>
}

/** Declares the view of a mail. */
export const defineMail = <Props>(view: MailView<Props>): MailView<Props> => view

/** Views of the mails of a plugin, by the names of their templates. */
export interface MailViews {
  readonly plugin: string
  readonly views: Readonly<Record<string, MailView<never>>>
}

/** Collects the views of a plugin's mails; `plugins/x/mail-views.tsx` exports them as `mailViews`. */
export const mailViewsOf = (plugin: string, views: MailViews['views']): MailViews => ({ plugin, views })
