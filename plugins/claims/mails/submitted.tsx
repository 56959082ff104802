import { factMoment } from '#core/kernel/dates.ts'
import { Action } from '#web/ui/mail/Action.tsx'
import { defineMail } from '#web/ui/mail/define-mail.ts'
import { Fact, Facts } from '#web/ui/mail/Facts.tsx'
import { useMail } from '#web/ui/mail/mail-context.ts'
import { Heading, Paragraph } from '#web/ui/mail/text.tsx'
import type { SubmittedMail } from '../contract/mails.ts'

/** Confirms the receipt of a claim, with its ticket and due time. */
export const mail = defineMail<SubmittedMail>({
  subject: ({ facility }, { t }) => t('claims.mail.submitted.subject', { facility }),
  preheader: ({ name }, { t }) => t('claims.mail.submitted.lead', { name }),
  Body: ({ name, facility, ticket, due }) => {
    const { t, link, language } = useMail()
    return (
      <>
        <Heading>{t('claims.mail.submitted.subject', { facility })}</Heading>
        <Paragraph>{t('claims.mail.submitted.lead', { name })}</Paragraph>
        <Facts>
          <Fact label={t('claims.mail.fact.ticket')}>{ticket}</Fact>
          <Fact label={t('claims.mail.fact.due')}>{factMoment(due, language)}</Fact>
        </Facts>
        <Action href={link('/user/claims')}>{t('claims.mail.submitted.action')}</Action>
      </>
    )
  },
})
