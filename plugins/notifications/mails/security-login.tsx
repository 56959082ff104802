import { factMoment } from '#core/kernel/dates.ts'
import { Action } from '#web/ui/mail/Action.tsx'
import { defineMail } from '#web/ui/mail/define-mail.ts'
import { Fact, Facts } from '#web/ui/mail/Facts.tsx'
import { useMail } from '#web/ui/mail/mail-context.ts'
import { Heading, Paragraph } from '#web/ui/mail/text.tsx'
import type { SecurityLoginMail } from '../contract/mails.ts'

/** Informs about a sign-in on a new device. */
export const mail = defineMail<SecurityLoginMail>({
  subject: (_, { t }) => t('notifications.mail.security-login.subject'),
  preheader: ({ at }, { t, language }) => t('notifications.mail.security-login.preheader', { at: factMoment(at, language) }),
  Body: ({ name, device, at }) => {
    const { t, link, language } = useMail()
    return (
      <>
        <Heading>{t('notifications.mail.security-login.heading')}</Heading>
        <Paragraph>{t('notifications.mail.security-login.lead', { name })}</Paragraph>
        <Facts>
          <Fact label={t('notifications.mail.security-login.device')}>
            {device === '?' ? t('notifications.mail.security-login.unknown') : device}
          </Fact>
          <Fact label={t('notifications.mail.security-login.when')}>{factMoment(at, language)}</Fact>
        </Facts>
        <Paragraph>{t('notifications.mail.security-login.you')}</Paragraph>
        <Action href={link('/user')}>{t('notifications.mail.security-login.sessions')}</Action>
      </>
    )
  },
})
