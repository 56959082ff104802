import { messageKey } from '#core/kernel/message-key.ts'
import { MailLink } from '#web/ui/mail/Action.tsx'
import { defineMail } from '#web/ui/mail/define-mail.ts'
import { Fact, Facts } from '#web/ui/mail/Facts.tsx'
import { useMail } from '#web/ui/mail/mail-context.ts'
import { Quote } from '#web/ui/mail/Quote.tsx'
import { Heading } from '#web/ui/mail/text.tsx'
import type { MessageMail } from '../contract/mails.ts'
import { ContactDetails } from './parts/ContactDetails.tsx'

/** Forwards a message to customer service. */
export const mail = defineMail<MessageMail>({
  subject: ({ number, kind }, { t }) => t('contact.mail.message.subject', { number, kind: t(messageKey('contact.kind', kind)) }),
  preheader: ({ name }) => name,
  Body: ({ number, kind, name, email, phone, url, text }) => {
    const { t, site } = useMail()
    return (
      <>
        <Heading>{t('contact.mail.message.heading', { number })}</Heading>
        <Facts>
          <Fact label={t('contact.mail.fact.kind')}>{t(messageKey('contact.kind', kind))}</Fact>
          {/* The sender chooses the URL, so only URLs of this site become links. */}
          <Fact label={t('contact.about')}>{url.startsWith(`${site}/`) ? <MailLink href={url}>{url}</MailLink> : url}</Fact>
        </Facts>
        <ContactDetails name={name} email={email} phone={phone} />
        <Quote>{text}</Quote>
      </>
    )
  },
})
