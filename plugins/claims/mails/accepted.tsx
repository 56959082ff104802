import { Action } from '#web/ui/mail/Action.tsx'
import { defineMail } from '#web/ui/mail/define-mail.ts'
import { useMail } from '#web/ui/mail/mail-context.ts'
import { Heading, Paragraph } from '#web/ui/mail/text.tsx'
import type { AcceptedMail } from '../contract/mails.ts'

/** Tells the claimant that the facility is theirs. */
export const mail = defineMail<AcceptedMail>({
  subject: ({ facility }, { t }) => t('claims.mail.accepted.subject', { facility }),
  preheader: (_, { t }) => t('claims.mail.accepted.preheader'),
  Body: ({ name, facility }) => {
    const { t, link } = useMail()
    return (
      <>
        <Heading>{t('claims.mail.accepted.subject', { facility })}</Heading>
        <Paragraph>{t('claims.mail.accepted.lead', { name })}</Paragraph>
        <Action href={link('/logowanie')}>{t('claims.mail.accepted.action')}</Action>
      </>
    )
  },
})
