import { clockTime, factMoment, weekdayDay } from '#core/kernel/dates.ts'
import { messageKey } from '#core/kernel/message-key.ts'
import { groupedPhone } from '#core/kernel/phone.ts'
import { Action, MailLink } from '#web/ui/mail/Action.tsx'
import { defineMail, mailViewsOf } from '#web/ui/mail/define-mail.ts'
import { Fact, Facts } from '#web/ui/mail/Facts.tsx'
import { useMail } from '#web/ui/mail/mail-context.ts'
import { Quote } from '#web/ui/mail/Quote.tsx'
import { Heading, Paragraph } from '#web/ui/mail/text.tsx'
import type { BookedMail, BookingMail, CancellationMail, CancelledMail, MessageMail, ReceiptMail } from './mails.ts'

/** Name, e-mail and telephone of the sender. */
const ContactDetails = ({ name, email, phone }: { readonly name: string; readonly email: string; readonly phone: string }) => {
  const { t } = useMail()
  return (
    <Facts>
      <Fact label={t('contact.field.name')}>{name}</Fact>
      <Fact label={t('contact.field.email')}>
        <MailLink href={`mailto:${encodeURIComponent(email).replace('%40', '@')}`}>{email}</MailLink>
      </Fact>
      <Fact label={t('contact.field.phone')}>{groupedPhone(phone)}</Fact>
    </Facts>
  )
}

/** Day and time of a presentation in Europe/Warsaw; `slot` ISO 8601 UTC. */
const PresentationTime = ({ slot }: { readonly slot: string }) => {
  const { t, language } = useMail()
  return (
    <>
      <Fact label={t('contact.mail.fact.day')}>{weekdayDay(slot, language)}</Fact>
      <Fact label={t('contact.mail.fact.time')}>{t('contact.mail.fact.time.value', { time: clockTime(slot, language) })}</Fact>
    </>
  )
}

/** Confirms the receipt of a message, with its number. */
const receipt = defineMail<ReceiptMail>({
  subject: ({ number }, { t }) => t('contact.mail.receipt.subject', { number }),
  preheader: (_, { t }) => t('contact.mail.receipt.answer'),
  Body: ({ name, number }) => {
    const { t } = useMail()
    return (
      <>
        <Heading>{t('contact.mail.receipt.heading')}</Heading>
        <Paragraph>{t('contact.mail.receipt.lead', { name, number })}</Paragraph>
        <Paragraph>{t('contact.mail.receipt.answer')}</Paragraph>
      </>
    )
  },
})

/** Forwards a message to customer service. */
const message = defineMail<MessageMail>({
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

/** Confirms a presentation to the person who booked it; a calendar entry is attached. */
const booked = defineMail<BookedMail>({
  subject: ({ slot }, { t, language }) => t('contact.mail.booked.subject', { slot: factMoment(slot, language) }),
  preheader: ({ phone }, { t }) => t('contact.mail.booked.call', { phone: groupedPhone(phone) }),
  Body: ({ name, slot, phone, token }) => {
    const { t, link } = useMail()
    return (
      <>
        <Heading>{t('contact.mail.booked.heading')}</Heading>
        <Paragraph>{t('contact.mail.booked.lead', { name })}</Paragraph>
        <Facts>
          <PresentationTime slot={slot} />
          <Fact label={t('contact.field.phone')}>{groupedPhone(phone)}</Fact>
        </Facts>
        <Paragraph>{t('contact.mail.booked.calendar')}</Paragraph>
        <Paragraph>{t('contact.mail.booked.change')}</Paragraph>
        <Action href={link(`/umow-prezentacje/odwolaj/${token}`)}>{t('contact.booked.cancel')}</Action>
      </>
    )
  },
})

/** Informs customer service about a booked presentation. */
const booking = defineMail<BookingMail>({
  subject: ({ slot }, { t, language }) => t('contact.mail.booking.subject', { slot: factMoment(slot, language) }),
  preheader: ({ name }) => name,
  Body: ({ name, slot, email, phone, facility }) => {
    const { t } = useMail()
    return (
      <>
        <Heading>{t('contact.mail.booking.heading')}</Heading>
        <Facts>
          <PresentationTime slot={slot} />
          <Fact label={t('contact.mail.fact.facility')}>{facility}</Fact>
        </Facts>
        <ContactDetails name={name} email={email} phone={phone} />
      </>
    )
  },
})

/** Confirms the cancellation to the person who cancelled. */
const cancelled = defineMail<CancelledMail>({
  subject: (_, { t }) => t('contact.mail.cancelled.subject'),
  preheader: (_, { t }) => t('contact.mail.cancelled.again'),
  Body: ({ name, slot }) => {
    const { t, link } = useMail()
    return (
      <>
        <Heading>{t('contact.mail.cancelled.subject')}</Heading>
        <Paragraph>{t('contact.mail.cancelled.lead', { name })}</Paragraph>
        <Facts>
          <PresentationTime slot={slot} />
        </Facts>
        <Paragraph>{t('contact.mail.cancelled.again')}</Paragraph>
        <Action href={link('/umow-prezentacje')}>{t('contact.booked.again')}</Action>
      </>
    )
  },
})

/** Informs customer service about a cancelled presentation. */
const cancellation = defineMail<CancellationMail>({
  subject: ({ slot }, { t, language }) => t('contact.mail.cancellation.subject', { slot: factMoment(slot, language) }),
  preheader: (_, { t }) => t('contact.mail.cancellation.free'),
  Body: ({ name, slot, email, phone }) => {
    const { t } = useMail()
    return (
      <>
        <Heading>{t('contact.mail.cancellation.heading')}</Heading>
        <Paragraph>{t('contact.mail.cancellation.free')}</Paragraph>
        <Facts>
          <PresentationTime slot={slot} />
        </Facts>
        <ContactDetails name={name} email={email} phone={phone} />
      </>
    )
  },
})

export const mailViews = mailViewsOf('contact', { receipt, message, booked, booking, cancelled, cancellation })
