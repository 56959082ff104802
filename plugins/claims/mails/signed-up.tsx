import { Action } from '#web/ui/mail/Action.tsx'
import { defineMail } from '#web/ui/mail/define-mail.ts'
import { useMail } from '#web/ui/mail/mail-context.ts'
import { Heading, Paragraph } from '#web/ui/mail/text.tsx'
import type { SignedUpMail } from '../contract/mails.ts'

/** Thanks for the sign-up of a facility. */
export const mail = defineMail<SignedUpMail>({
  subject: ({ facility }, { t }) => t('claims.mail.signed-up.subject', { facility }),
  preheader: (_, { t }) => t('claims.signup.sent.title'),
  Body: ({ name, facility }) => {
    const { t, link } = useMail()
    return (
      <>
        <Heading>{t('claims.mail.signed-up.subject', { facility })}</Heading>
        <Paragraph>{t('claims.mail.signed-up.lead', { name })}</Paragraph>
        <Action href={link('/zglos-placowke')}>{t('claims.mail.signed-up.action')}</Action>
      </>
    )
  },
})
