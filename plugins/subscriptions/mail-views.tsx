import { Action } from '#web/ui/mail/Action.tsx'
import { defineMail, mailViewsOf } from '#web/ui/mail/define-mail.ts'
import { useMail } from '#web/ui/mail/mail-context.ts'
import { Heading, Paragraph, Small } from '#web/ui/mail/text.tsx'
import type { NewsMail } from './mails.ts'

/** Tells a follower that a facility accepts applications. */
const recruitment = defineMail<NewsMail>({
  subject: ({ facility }, { t }) => t('subscriptions.mail.recruitment.subject', { facility }),
  preheader: (_, { t }) => t('subscriptions.mail.recruitment.preheader'),
  Body: ({ name, facility, slug }) => {
    const { t, link } = useMail()
    return (
      <>
        <Heading>{t('subscriptions.mail.recruitment.subject', { facility })}</Heading>
        <Paragraph>{t('subscriptions.mail.recruitment.lead', { name, facility })}</Paragraph>
        <Action href={link(`/placowka/${slug}`)}>{t('subscriptions.mail.action')}</Action>
        <Small>{t('subscriptions.mail.why')}</Small>
      </>
    )
  },
})

/** Tells a follower that a facility has free places. */
const vacancies = defineMail<NewsMail>({
  subject: ({ facility }, { t }) => t('subscriptions.mail.vacancies.subject', { facility }),
  preheader: (_, { t }) => t('subscriptions.mail.vacancies.preheader'),
  Body: ({ name, facility, slug }) => {
    const { t, link } = useMail()
    return (
      <>
        <Heading>{t('subscriptions.mail.vacancies.subject', { facility })}</Heading>
        <Paragraph>{t('subscriptions.mail.vacancies.lead', { name, facility })}</Paragraph>
        <Action href={link(`/placowka/${slug}`)}>{t('subscriptions.mail.action')}</Action>
        <Small>{t('subscriptions.mail.why')}</Small>
      </>
    )
  },
})

export const mailViews = mailViewsOf('subscriptions', { recruitment, vacancies })
