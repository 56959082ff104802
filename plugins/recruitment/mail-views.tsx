import { textDay } from '#core/kernel/dates.ts'
import { messageKey } from '#core/kernel/message-key.ts'
import { Action } from '#web/ui/mail/Action.tsx'
import { defineMail, mailViewsOf } from '#web/ui/mail/define-mail.ts'
import { useMail } from '#web/ui/mail/mail-context.ts'
import { Heading, Paragraph } from '#web/ui/mail/text.tsx'
import { lastDayOf } from './contract/offer.ts'
import type { AnsweredMail, OfferEndingMail, StatusMail, SubmittedMail, VacanciesMail } from './mails.ts'

/** Tells those who read applications of a new one, without naming the child. */
const submitted = defineMail<SubmittedMail>({
  subject: ({ facility }, { t }) => t('recruitment.mail.submitted.subject', { facility }),
  preheader: (_, { t }) => t('recruitment.mail.submitted.preheader'),
  Body: ({ name, facility, facility_id, id }) => {
    const { t, link } = useMail()
    return (
      <>
        <Heading>{t('recruitment.mail.submitted.subject', { facility })}</Heading>
        <Paragraph>{t('recruitment.mail.submitted.lead', { name })}</Paragraph>
        <Action href={link(`/user_facility/${facility_id}/recruitment/${id}`)}>{t('recruitment.mail.open')}</Action>
      </>
    )
  },
})

/** Tells the parent the new status of an application; the facility's message is read behind the sign-in. */
const status = defineMail<StatusMail>({
  subject: ({ facility, status }, { t }) =>
    t('recruitment.mail.status.subject', { facility, status: t(messageKey('recruitment.status', status)) }),
  preheader: ({ status }, { t }) => t(messageKey('recruitment.status', status, 'parent')),
  Body: ({ name, facility, status, id }) => {
    const { t, link } = useMail()
    return (
      <>
        <Heading>{t('recruitment.mail.status.heading', { status: t(messageKey('recruitment.status', status)) })}</Heading>
        <Paragraph>{t(messageKey('recruitment.status', status, 'parent'))}</Paragraph>
        <Paragraph>{t('recruitment.mail.status.lead', { name, facility })}</Paragraph>
        <Action href={link(`/user/applications/${id}`)}>{t('recruitment.mail.open')}</Action>
        <Paragraph>{t('recruitment.no-guarantee')}</Paragraph>
      </>
    )
  },
})

/** Tells the facility what a parent has answered, or that an offer has expired. */
const answered = defineMail<AnsweredMail>({
  subject: ({ facility, status }, { t }) =>
    t('recruitment.mail.answered.subject', { facility, status: t(messageKey('recruitment.status', status)) }),
  preheader: ({ status }, { t }) => t(messageKey('recruitment.answered', status)),
  Body: ({ name, facility_id, status, id }) => {
    const { t, link } = useMail()
    return (
      <>
        <Heading>{t('recruitment.mail.answered.heading', { status: t(messageKey('recruitment.status', status)) })}</Heading>
        <Paragraph>{t(messageKey('recruitment.answered', status))}</Paragraph>
        <Paragraph>{t('recruitment.mail.answered.lead', { name })}</Paragraph>
        <Action href={link(`/user_facility/${facility_id}/recruitment/${id}`)}>{t('recruitment.mail.open')}</Action>
      </>
    )
  },
})

/** Reminds the parent of an offer that ends within a day. */
const offerEnding = defineMail<OfferEndingMail>({
  subject: ({ facility }, { t }) => t('recruitment.mail.offer-ending.subject', { facility }),
  preheader: ({ until }, { t, language }) => t('recruitment.mail.offer-ending.preheader', { until: textDay(lastDayOf(until), language) }),
  Body: ({ name, facility, until, id }) => {
    const { t, link, language } = useMail()
    return (
      <>
        <Heading>{t('recruitment.mail.offer-ending.subject', { facility })}</Heading>
        <Paragraph>{t('recruitment.mail.offer-ending.lead', { name, until: textDay(lastDayOf(until), language) })}</Paragraph>
        <Action href={link(`/user/applications/${id}`)}>{t('recruitment.mail.offer-ending.action')}</Action>
      </>
    )
  },
})

/** Asks the owner whether the count of free places is still right. */
const vacancies = defineMail<VacanciesMail>({
  subject: ({ facility }, { t }) => t('recruitment.mail.vacancies.subject', { facility }),
  preheader: ({ counted_on }, { t, language }) => t('recruitment.mail.vacancies.preheader', { date: textDay(counted_on, language) }),
  Body: ({ name, facility, facility_id, counted_on, token }) => {
    const { t, link, language } = useMail()
    return (
      <>
        <Heading>{t('recruitment.mail.vacancies.subject', { facility })}</Heading>
        <Paragraph>{t('recruitment.mail.vacancies.lead', { name, date: textDay(counted_on, language) })}</Paragraph>
        <Action href={link(`/wolne-miejsca/${token}`)}>{t('recruitment.mail.vacancies.action')}</Action>
        <Paragraph>
          {t('recruitment.mail.vacancies.other', { address: link(`/user_facility/${facility_id}/facility_settings/recruitment`) })}
        </Paragraph>
      </>
    )
  },
})

export const mailViews = mailViewsOf('recruitment', { submitted, status, answered, 'offer-ending': offerEnding, vacancies })
