import { Action, MailLink } from '#web/ui/mail/Action.tsx'
import { defineMail, mailViewsOf } from '#web/ui/mail/define-mail.ts'
import { useMail } from '#web/ui/mail/mail-context.ts'
import { Heading, Paragraph, Small } from '#web/ui/mail/text.tsx'
import type { UnreadMail } from './mails.ts'

/** Tells of unread messages of a facility, and how to read and answer them; never their text. */
const unread = defineMail<UnreadMail>({
  subject: ({ facility, count }, { t }) => t('chat.mail.unread.subject', { facility, count: Number(count) }),
  preheader: ({ facility }) => facility,
  Body: ({ name, facility, count, path, token }) => {
    const { t, link } = useMail()
    return (
      <>
        <Heading>{t('chat.mail.unread.subject', { facility, count: Number(count) })}</Heading>
        <Paragraph>{t('chat.mail.unread.lead', { name })}</Paragraph>
        <Action href={link(path as `/${string}`)}>{t('chat.mail.unread.action')}</Action>
        <Small>
          {t('chat.mail.unread.quick')} <MailLink href={link(`/wiadomosc/${token}`)}>{t('chat.mail.unread.quick.action')}</MailLink>
        </Small>
      </>
    )
  },
})

/** Mails of messages. */
export const mailViews = mailViewsOf('chat', { unread })
