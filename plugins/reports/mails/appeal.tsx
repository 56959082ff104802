import { asMessageKey, messageKey } from '#core/kernel/message-key.ts'
import { Action } from '#web/ui/mail/Action.tsx'
import { defineMail } from '#web/ui/mail/define-mail.ts'
import { Fact, Facts } from '#web/ui/mail/Facts.tsx'
import { useMail } from '#web/ui/mail/mail-context.ts'
import { Quote } from '#web/ui/mail/Quote.tsx'
import { Heading, Paragraph } from '#web/ui/mail/text.tsx'
import type { AppealMail } from '../contract/mails.ts'

/** Tells all whom a decision concerns how the appeal against it ended. */
export const mail = defineMail<AppealMail>({
  subject: ({ outcome, title }, { t }) => t(messageKey('reports.mail.appeal.subject', outcome), { title }),
  preheader: ({ outcome }, { t }) => t(messageKey('reports.appeal', outcome)),
  Body: ({ name, id, label, title, outcome, note }) => {
    const { t, link } = useMail()
    return (
      <>
        <Heading>{t(messageKey('reports.mail.appeal.subject', outcome), { title })}</Heading>
        <Paragraph>{t('reports.mail.appeal.lead', { name })}</Paragraph>
        <Facts>
          <Fact label={t('reports.statement.thing')}>{`${t(asMessageKey(label))}: ${title}`}</Fact>
          <Fact label={t('reports.statement.outcome')}>{t(messageKey('reports.appeal', outcome))}</Fact>
        </Facts>
        <Quote>{note}</Quote>
        <Action href={link(`/user/decisions/${id}`)}>{t('reports.mail.decision.action')}</Action>
      </>
    )
  },
})
