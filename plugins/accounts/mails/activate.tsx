import { Action, MailLink } from '#web/ui/mail/Action.tsx'
import { defineMail } from '#web/ui/mail/define-mail.ts'
import { useMail } from '#web/ui/mail/mail-context.ts'
import { Heading, Paragraph, Small } from '#web/ui/mail/text.tsx'
import type { ActivationMail } from '../contract/mails.ts'

/** Asks a newly registered user to confirm the e-mail address. */
export const mail = defineMail<ActivationMail>({
  subject: (_, { t }) => t('accounts.mail.activate.subject'),
  preheader: (_, { t }) => t('accounts.mail.activate.preheader'),
  Body: ({ name, token, registration }) => {
    const { t, link } = useMail()
    return (
      <>
        <Heading>{t('accounts.mail.activate.subject')}</Heading>
        <Paragraph>{t('accounts.mail.activate.lead', { name })}</Paragraph>
        <Action href={link(`/aktywacja/${token}`)}>{t('accounts.mail.activate.action')}</Action>
        {registration === 'again' && (
          <Paragraph>
            {t('accounts.mail.activate.again')}{' '}
            <MailLink href={link('/przypomnienie-hasla')}>{t('accounts.mail.activate.again.action')}</MailLink>
          </Paragraph>
        )}
        <Small>{t('accounts.mail.activate.not-you')}</Small>
      </>
    )
  },
})
