import { Action } from '#web/ui/mail/Action.tsx'
import { defineMail } from '#web/ui/mail/define-mail.ts'
import { Fact, Facts } from '#web/ui/mail/Facts.tsx'
import { useMail } from '#web/ui/mail/mail-context.ts'
import { Heading, Paragraph, Small } from '#web/ui/mail/text.tsx'
import type { WelcomeMail } from '../contract/mails.ts'

/** Welcomes somebody for whom a partner had an account created: whose data it is, the one-time password, and how to object. */
export const mail = defineMail<WelcomeMail>({
  subject: ({ facility }, { t }) => t('partners.mail.welcome.subject', { facility }),
  preheader: ({ partner }, { t }) => t('partners.mail.welcome.preheader', { partner }),
  Body: ({ name, facility, partner, email, password, token }) => {
    const { t, link } = useMail()
    return (
      <>
        <Heading>{t('partners.mail.welcome.heading', { facility })}</Heading>
        <Paragraph>{t('partners.mail.welcome.lead', { name, partner, facility })}</Paragraph>
        <Action href={link(`/nowe-haslo/${token}`)}>{t('partners.mail.welcome.action')}</Action>
        <Paragraph>{t('partners.mail.welcome.password')}</Paragraph>
        <Facts>
          <Fact label={t('partners.mail.welcome.email')}>{email}</Fact>
          <Fact label={t('partners.mail.welcome.one-time')}>{password}</Fact>
        </Facts>
        <Paragraph>{t('partners.mail.welcome.data', { partner })}</Paragraph>
        <Small>{t('partners.mail.welcome.object')}</Small>
        <Action href={link('/kontakt')}>{t('partners.mail.welcome.contact')}</Action>
      </>
    )
  },
})
