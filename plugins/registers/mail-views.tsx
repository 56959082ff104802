import { Action } from '#web/ui/mail/Action.tsx'
import { defineMail, mailViewsOf } from '#web/ui/mail/define-mail.ts'
import { Fact, Facts } from '#web/ui/mail/Facts.tsx'
import { useMail } from '#web/ui/mail/mail-context.ts'
import { Quote } from '#web/ui/mail/Quote.tsx'
import { Heading, Paragraph } from '#web/ui/mail/text.tsx'
import type { ImportFailedMail } from './mails.ts'

/** Tells support that an edition of a register could not be imported, and why. */
const importFailed = defineMail<ImportFailedMail>({
  subject: ({ register }, { t }) => t('registers.mail.failed.subject', { register }),
  preheader: ({ reason }) => reason,
  Body: ({ register, file, reason }) => {
    const { t, link } = useMail()
    return (
      <>
        <Heading>{t('registers.mail.failed.subject', { register })}</Heading>
        <Paragraph>{t('registers.mail.failed.text')}</Paragraph>
        <Facts>
          <Fact label={t('registers.mail.failed.file')}>{file}</Fact>
        </Facts>
        <Quote>{reason}</Quote>
        <Action href={link('/zrodla-danych')}>{t('registers.mail.failed.action')}</Action>
      </>
    )
  },
})

export const mailViews = mailViewsOf('registers', { 'import-failed': importFailed })
