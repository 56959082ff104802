import { messageKey } from '#core/kernel/message-key.ts'
import { defineMail } from '#web/ui/mail/define-mail.ts'
import { useMail } from '#web/ui/mail/mail-context.ts'
import { Heading, Paragraph, Small } from '#web/ui/mail/text.tsx'
import type { NoticeDecidedMail } from '../contract/mails.ts'
import { Statement } from './parts/Statement.tsx'

/** Tells somebody without an account what was decided about their notice. */
export const mail = defineMail<NoticeDecidedMail>({
  subject: ({ number }, { t }) => t('reports.mail.notice.subject', { number }),
  preheader: ({ outcome }, { t }) => t(messageKey('reports.outcome', outcome)),
  Body: ({ number, name, ...statement }) => {
    const { t } = useMail()
    return (
      <>
        <Heading>{t('reports.mail.notice.subject', { number })}</Heading>
        <Paragraph>{t('reports.mail.notice.lead', { name })}</Paragraph>
        <Statement of={statement} />
        <Small>{t('reports.mail.notice.redress')}</Small>
      </>
    )
  },
})
