import { messageKey } from '#core/kernel/message-key.ts'
import { Action } from '#web/ui/mail/Action.tsx'
import { defineMail } from '#web/ui/mail/define-mail.ts'
import { useMail } from '#web/ui/mail/mail-context.ts'
import { Heading, Paragraph, Small } from '#web/ui/mail/text.tsx'
import type { DecisionMail } from '../contract/mails.ts'
import { Statement } from './parts/Statement.tsx'

/** Tells a reporter, or the author of a reported thing, what was decided and why. */
export const mail = defineMail<DecisionMail>({
  subject: ({ side, title }, { t }) => t(messageKey('reports.mail.decision.subject', side), { title }),
  preheader: ({ outcome }, { t }) => t(messageKey('reports.outcome', outcome)),
  Body: ({ name, side, id, ...statement }) => {
    const { t, link } = useMail()
    return (
      <>
        <Heading>{t(messageKey('reports.mail.decision.subject', side), { title: statement.title })}</Heading>
        <Paragraph>{t(messageKey('reports.mail.decision.lead', side), { name })}</Paragraph>
        <Statement of={statement} />
        <Action href={link(`/user/decisions/${id}`)}>{t('reports.mail.decision.action')}</Action>
        <Small>{t('reports.mail.decision.redress')}</Small>
      </>
    )
  },
})
