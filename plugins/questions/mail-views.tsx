import { messageKey } from '#core/kernel/message-key.ts'
import { Action, MailLink } from '#web/ui/mail/Action.tsx'
import { defineMail, mailViewsOf } from '#web/ui/mail/define-mail.ts'
import { Fact, Facts } from '#web/ui/mail/Facts.tsx'
import { useMail } from '#web/ui/mail/mail-context.ts'
import { Quote } from '#web/ui/mail/Quote.tsx'
import { Heading, Paragraph, Small } from '#web/ui/mail/text.tsx'
import type { QuestionTopic } from './contract/topics.ts'
import type { BridgeDigestMail, BridgeMail, GuestMail, MessageMail, PublicationMail } from './mails.ts'

/** Tells a parent or the staff of a facility about a message, without its text. */
const message = defineMail<MessageMail>({
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

/** Asks a parent to look at the text that a facility wants to publish. */
const publication = defineMail<PublicationMail>({
  subject: ({ facility }, { t }) => t('questions.mail.publication.subject', { facility }),
  preheader: (_, { t }) => t('questions.mail.publication.preheader'),
  Body: ({ name, facility, path }) => {
    const { t, link } = useMail()
    return (
      <>
        <Heading>{t('questions.mail.publication.subject', { facility })}</Heading>
        <Paragraph>{t('questions.mail.publication.lead', { name })}</Paragraph>
        <Action href={link(path as `/${string}`)}>{t('questions.mail.publication.action')}</Action>
      </>
    )
  },
})

/** Takes a question to the register's address of a facility, by a link alone. */
const bridge = defineMail<BridgeMail>({
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

/** Takes the answer of a facility to a visitor of its web site. */
const guest = defineMail<GuestMail>({
  subject: ({ facility }, { t }) => t('questions.mail.guest.subject', { facility }),
  preheader: ({ text }) => text.slice(0, 80),
  Body: ({ name, facility, text }) => {
    const { t } = useMail()
    return (
      <>
        <Heading>{t('questions.mail.guest.subject', { facility })}</Heading>
        <Paragraph>{t('questions.mail.guest.lead', { name })}</Paragraph>
        <Quote>{text}</Quote>
        <Small>{t('questions.mail.guest.why')}</Small>
      </>
    )
  },
})

/** Takes the questions that have waited for a new day to the register's address of facilities, by links alone. */
const bridgeDigest = defineMail<BridgeDigestMail>({
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

export const mailViews = mailViewsOf('questions', { message, publication, bridge, guest, 'bridge-digest': bridgeDigest })
