import { factMoment } from '#core/kernel/dates.ts'
import { Action, MailLink } from '#web/ui/mail/Action.tsx'
import { defineMail, mailViewsOf } from '#web/ui/mail/define-mail.ts'
import { Fact, Facts } from '#web/ui/mail/Facts.tsx'
import { useMail } from '#web/ui/mail/mail-context.ts'
import { Heading, Paragraph } from '#web/ui/mail/text.tsx'
import type { DigestMail, SecurityLoginMail } from './mails.ts'

/** Informs about a sign-in on a new device. */
const securityLogin = defineMail<SecurityLoginMail>({
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

/** Collects the notifications of an hour, a day or a week in one mail. */
const digest = defineMail<DigestMail>({
  subject: ({ count }, { t }) => t('notifications.mail.digest.subject', { count }),
  preheader: ({ lines }) => lines.split('\n')[0] ?? '',
  Body: ({ name, lines, paths = '' }) => {
    const { t, link } = useMail()
    const all = paths.split('\n')
    const listed = lines.split('\n').map((line, at) => ({ line, path: all[at] ?? '', key: `${at} ${line}` }))
    return (
      <>
        <Heading>{t('notifications.mail.digest.heading')}</Heading>
        <Paragraph>{t('notifications.mail.digest.lead', { name })}</Paragraph>
        <ul style={{ margin: '0 0 16px', paddingLeft: 20 }}>
          {listed.map(({ line, path, key }) => (
            <li key={key} style={{ margin: '0 0 8px' }}>
              {path.startsWith('/') ? <MailLink href={link(path as `/${string}`)}>{line}</MailLink> : line}
            </li>
          ))}
        </ul>
        <Action href={link('/user')}>{t('notifications.mail.digest.open')}</Action>
      </>
    )
  },
})

export const mailViews = mailViewsOf('notifications', { 'security-login': securityLogin, digest })
