import { Action } from '#web/ui/mail/Action.tsx'
import { defineMail, mailViewsOf } from '#web/ui/mail/define-mail.ts'
import { useMail } from '#web/ui/mail/mail-context.ts'
import { Heading, Paragraph } from '#web/ui/mail/text.tsx'
import type { OverdueMail } from './mails.ts'

/** Tells support how many reviews wait longer than they should. */
const overdue = defineMail<OverdueMail>({
  subject: ({ overdue: count }, { t }) => t('moderation.mail.overdue.subject', { count }),
  preheader: ({ waiting }, { t }) => t('moderation.mail.overdue.waiting', { count: waiting }),
  Body: ({ overdue: count, waiting }) => {
    const { t, link } = useMail()
    return (
      <>
        <Heading>{t('moderation.mail.overdue.subject', { count })}</Heading>
        <Paragraph>{t('moderation.mail.overdue.waiting', { count: waiting })}</Paragraph>
        <Action href={link('/support')}>{t('moderation.mail.overdue.action')}</Action>
      </>
    )
  },
})

export const mailViews = mailViewsOf('moderation', { overdue })
