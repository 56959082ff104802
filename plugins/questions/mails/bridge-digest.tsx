import { messageKey } from '#core/kernel/message-key.ts'
import { MailLink } from '#web/ui/mail/Action.tsx'
import { defineMail } from '#web/ui/mail/define-mail.ts'
import { useMail } from '#web/ui/mail/mail-context.ts'
import { Heading, Paragraph, Small } from '#web/ui/mail/text.tsx'
import type { BridgeDigestMail } from '../contract/mails.ts'
import type { QuestionTopic } from '../contract/topics.ts'

/** Takes the questions that have waited for a new day to the register's address of facilities, by links alone. */
export const mail = defineMail<BridgeDigestMail>({
  subject: ({ count }, { t }) => t('questions.mail.digest.subject', { count: Number(count) }),
  preheader: (_, { t }) => t('questions.mail.digest.lead'),
  Body: ({ count, lines }) => {
    const { t, link } = useMail()
    return (
      <>
        <Heading>{t('questions.mail.digest.subject', { count: Number(count) })}</Heading>
        <Paragraph>{t('questions.mail.digest.lead')}</Paragraph>
        {lines.split('\n').map((line) => {
          const [token = '', topic = 'other', facility = ''] = line.split('\t')
          return (
            <Paragraph key={token}>
              <MailLink
                href={link(`/odpowiedz/${token}`)}
              >{`${facility}: ${t(messageKey('questions.topic', topic as QuestionTopic))}`}</MailLink>
            </Paragraph>
          )
        })}
        <Small>{t('questions.mail.bridge.why')}</Small>
      </>
    )
  },
})
