import { clockTime, factMoment, weekdayDay } from '#core/kernel/dates.ts'
import { messageKey } from '#core/kernel/message-key.ts'
import { Action, MailLink } from '#web/ui/mail/Action.tsx'
import { defineMail, mailViewsOf } from '#web/ui/mail/define-mail.ts'
import { Fact, Facts } from '#web/ui/mail/Facts.tsx'
import { useMail } from '#web/ui/mail/mail-context.ts'
import { Quote } from '#web/ui/mail/Quote.tsx'
import { Heading, Paragraph } from '#web/ui/mail/text.tsx'
import type { BookedMail, CalledOffMail, ConfirmMail, FacilityMail, ReminderMail } from './mails.ts'

type Visit = Omit<ConfirmMail, 'name' | 'token'>

/** Facility, day, hours and address of a visit. */
const VisitFacts = ({ kind, facility, slug, address, starts, ends }: Visit) => {
  const { t, language, link } = useMail()
  return (
    <Facts>
      <Fact label={t(messageKey('visits.kind', kind))}>
        <MailLink href={link(`/placowka/${slug}`)}>{facility}</MailLink>
      </Fact>
      <Fact label={t('visits.mail.day')}>{weekdayDay(starts, language)}</Fact>
      <Fact label={t('visits.mail.time')}>
        {clockTime(starts, language)}–{clockTime(ends, language)}
      </Fact>
      <Fact label={t('visits.mail.address')}>{address}</Fact>
    </Facts>
  )
}

/** Asks the family to confirm its booking. */
const confirm = defineMail<ConfirmMail>({
  subject: ({ facility }, { t }) => t('visits.mail.confirm.subject', { facility }),
  preheader: (_, { t }) => t('visits.mail.confirm.lead'),
  Body: ({ name, token, ...visit }) => {
    const { t, link } = useMail()
    return (
      <>
        <Heading>{t('visits.mail.confirm.heading', { name })}</Heading>
        <Paragraph>{t('visits.mail.confirm.lead')}</Paragraph>
        <VisitFacts {...visit} />
        <Action href={link(`/wizyta/${token}/potwierdz`)}>{t('visits.mail.confirm.action')}</Action>
        <Paragraph>{t('visits.mail.confirm.other')}</Paragraph>
      </>
    )
  },
})

/** Confirms a visit, with the link that moves or cancels it. */
const booked = defineMail<BookedMail>({
  subject: ({ facility, starts }, { t, language }) => t('visits.mail.booked.subject', { facility, at: factMoment(starts, language) }),
  preheader: (_, { t }) => t('visits.mail.booked.calendar'),
  Body: ({ name, note, token, ...visit }) => {
    const { t, link } = useMail()
    return (
      <>
        <Heading>{t('visits.mail.booked.heading', { name })}</Heading>
        <VisitFacts {...visit} />
        {note !== '' && <Quote>{note}</Quote>}
        <Paragraph>{t('visits.mail.booked.calendar')}</Paragraph>
        <Action href={link(`/wizyta/${token}`)}>{t('visits.mail.change')}</Action>
      </>
    )
  },
})

/** Reminds the family of the visit of the next day. */
const reminder = defineMail<ReminderMail>({
  subject: ({ facility, starts }, { t, language }) => t('visits.mail.reminder.subject', { facility, time: clockTime(starts, language) }),
  preheader: ({ address }) => address,
  Body: ({ name, note, token, ...visit }) => {
    const { t, link } = useMail()
    return (
      <>
        <Heading>{t('visits.mail.reminder.heading', { name })}</Heading>
        <VisitFacts {...visit} />
        {note !== '' && <Quote>{note}</Quote>}
        <Paragraph>{t('visits.mail.reminder.change')}</Paragraph>
        <Action href={link(`/wizyta/${token}`)}>{t('visits.mail.change')}</Action>
      </>
    )
  },
})

/** Tells the family that the facility has cancelled the visit. */
const calledOff = defineMail<CalledOffMail>({
  subject: ({ facility, starts }, { t, language }) => t('visits.mail.called-off.subject', { facility, at: factMoment(starts, language) }),
  preheader: (_, { t }) => t('visits.mail.called-off.lead'),
  Body: ({ name, reason, ...visit }) => {
    const { t, link } = useMail()
    return (
      <>
        <Heading>{t('visits.mail.called-off.heading', { name })}</Heading>
        <Paragraph>{t('visits.mail.called-off.lead')}</Paragraph>
        {reason !== '' && <Quote>{reason}</Quote>}
        <VisitFacts {...visit} />
        <Action href={link(`/wizyty/${visit.slug}`)}>{t('visits.mail.called-off.action')}</Action>
      </>
    )
  },
})

const facilityMail = (what: 'new' | 'given-back') =>
  defineMail<FacilityMail>({
    subject: ({ facility, starts }, { t, language }) =>
      t(messageKey('visits.mail', what, 'subject'), { facility, at: factMoment(starts, language) }),
    preheader: (_, { t }) => t(messageKey('visits.mail', what, 'lead')),
    Body: ({ name, facility, facility_id, starts }) => {
      const { t, language, link } = useMail()
      return (
        <>
          <Heading>{t(messageKey('visits.mail', what, 'heading'), { at: factMoment(starts, language) })}</Heading>
          <Paragraph>{t(messageKey('visits.mail', what, 'text'), { name, facility })}</Paragraph>
          <Action href={link(`/user_facility/${facility_id}/visits`)}>{t('visits.mail.open')}</Action>
        </>
      )
    },
  })

export const mailViews = mailViewsOf('visits', {
  confirm,
  booked,
  reminder,
  'called-off': calledOff,
  new: facilityMail('new'),
  'given-back': facilityMail('given-back'),
})
