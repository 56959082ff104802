import { groupedPhone } from '#core/kernel/phone.ts'
import { MailLink } from '#web/ui/mail/Action.tsx'
import { defineMail } from '#web/ui/mail/define-mail.ts'
import { Fact, Facts } from '#web/ui/mail/Facts.tsx'
import { useMail } from '#web/ui/mail/mail-context.ts'
import { Heading } from '#web/ui/mail/text.tsx'
import type { SignupMail } from '../contract/mails.ts'

/** Tells customer service about a facility that wants to be added. */
export const mail = defineMail<SignupMail>({
  subject: ({ facility }, { t }) => t('claims.mail.signup.subject', { facility }),
  preheader: ({ city, name }) => `${city}, ${name}`,
  Body: ({ facility, city, name, email, phone, position }) => {
    const { t } = useMail()
    return (
      <>
        <Heading>{t('claims.mail.signup.subject', { facility })}</Heading>
        <Facts>
          <Fact label={t('claims.mail.fact.city')}>{city}</Fact>
          <Fact label={t('claims.mail.fact.name')}>{name}</Fact>
          <Fact label={t('claims.mail.fact.position')}>{position}</Fact>
          <Fact label={t('claims.mail.fact.email')}>
            <MailLink href={`mailto:${encodeURIComponent(email).replace('%40', '@')}`}>{email}</MailLink>
          </Fact>
          <Fact label={t('claims.mail.fact.phone')}>{groupedPhone(phone)}</Fact>
        </Facts>
      </>
    )
  },
})
