import { messageKey } from '#core/kernel/message-key.ts'
import { Action } from '#web/ui/mail/Action.tsx'
import { defineMail } from '#web/ui/mail/define-mail.ts'
import { Fact, Facts } from '#web/ui/mail/Facts.tsx'
import { useMail } from '#web/ui/mail/mail-context.ts'
import { Heading, Paragraph } from '#web/ui/mail/text.tsx'
import type { MessageMail } from '../contract/mails.ts'

/** Tells a parent or the staff of a facility about a message, without its text. */
export const mail = defineMail<MessageMail>({
  subject: ({ facility, by }, { t }) => t(messageKey('questions.mail.message.subject', by), { facility }),
  preheader: ({ topic }, { t }) => t(messageKey('questions.topic', topic)),
  Body: ({ name, facility, topic, by, path }) => {
    const { t, link } = useMail()
    return (
      <>
        <Heading>{t(messageKey('questions.mail.message.subject', by), { facility })}</Heading>
        <Paragraph>{t(messageKey('questions.mail.message.lead', by), { name })}</Paragraph>
        <Facts>
          <Fact label={t('questions.mail.topic')}>{t(messageKey('questions.topic', topic))}</Fact>
        </Facts>
        <Action href={link(path as `/${string}`)}>{t('questions.mail.message.action')}</Action>
      </>
    )
  },
})
