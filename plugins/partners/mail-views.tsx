import { Action } from '#web/ui/mail/Action.tsx'
import { defineMail, mailViewsOf } from '#web/ui/mail/define-mail.ts'
import { Fact, Facts } from '#web/ui/mail/Facts.tsx'
import { useMail } from '#web/ui/mail/mail-context.ts'
import { Heading, Paragraph, Small } from '#web/ui/mail/text.tsx'
import type { OwnedMail, WelcomeMail } from './mails.ts'

/** Welcomes somebody for whom a partner had an account created: whose data it is, the one-time password, and how to object. */
const welcome = defineMail<WelcomeMail>({
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

/** Tells somebody that the facility has an owner already, and how to claim it. */
const owned = defineMail<OwnedMail>({
  subject: ({ facility }, { t }) => t('partners.mail.owned.subject', { facility }),
  preheader: (_, { t }) => t('partners.mail.owned.preheader'),
  Body: ({ name, facility, facility_id }) => {
    const { t, link } = useMail()
    return (
      <>
        <Heading>{t('partners.mail.owned.subject', { facility })}</Heading>
        <Paragraph>{t('partners.mail.owned.lead', { name, facility })}</Paragraph>
        <Action href={link(`/zglos-placowke/${facility_id}`)}>{t('partners.mail.owned.action')}</Action>
      </>
    )
  },
})

export const mailViews = mailViewsOf('partners', { welcome, owned })
