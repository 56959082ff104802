import { Action } from '#web/ui/mail/Action.tsx'
import { defineMail } from '#web/ui/mail/define-mail.ts'
import { useMail } from '#web/ui/mail/mail-context.ts'
import { Heading, Paragraph } from '#web/ui/mail/text.tsx'
import type { SubmittedMail } from '../contract/mails.ts'

/** Tells those who read applications of a new one, without naming the child. */
export const mail = defineMail<SubmittedMail>({
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
