import { messageKey } from '#core/kernel/message-key.ts'
import { Action } from '#web/ui/mail/Action.tsx'
import { defineMail } from '#web/ui/mail/define-mail.ts'
import { Fact, Facts } from '#web/ui/mail/Facts.tsx'
import { useMail } from '#web/ui/mail/mail-context.ts'
import { Heading, Paragraph, Small } from '#web/ui/mail/text.tsx'
import type { BridgeMail } from '../contract/mails.ts'

/** Takes a question to the register's address of a facility, by a link alone. */
export const mail = defineMail<BridgeMail>({
  subject: (_, { t }) => t('questions.mail.bridge.subject'),
  preheader: ({ facility }) => facility,
  Body: ({ facility, topic, token }) => {
    const { t, link } = useMail()
    return (
      <>
        <Heading>{t('questions.mail.bridge.subject')}</Heading>
        <Paragraph>{t('questions.mail.bridge.lead', { facility })}</Paragraph>
        <Facts>
          <Fact label={t('questions.mail.topic')}>{t(messageKey('questions.topic', topic))}</Fact>
        </Facts>
        <Action href={link(`/odpowiedz/${token}`)}>{t('questions.mail.bridge.action')}</Action>
        <Small>{t('questions.mail.bridge.why')}</Small>
      </>
    )
  },
})
