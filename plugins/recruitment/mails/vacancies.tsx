import { textDay } from '#core/kernel/dates.ts'
import { Action } from '#web/ui/mail/Action.tsx'
import { defineMail } from '#web/ui/mail/define-mail.ts'
import { useMail } from '#web/ui/mail/mail-context.ts'
import { Heading, Paragraph } from '#web/ui/mail/text.tsx'
import type { VacanciesMail } from '../contract/mails.ts'

/** Asks the owner whether the count of free places is still right. */
export const mail = defineMail<VacanciesMail>({
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
