import { messageKey } from '#core/kernel/message-key.ts'
import { Action } from '#web/ui/mail/Action.tsx'
import { defineMail } from '#web/ui/mail/define-mail.ts'
import { useMail } from '#web/ui/mail/mail-context.ts'
import { Heading, Paragraph } from '#web/ui/mail/text.tsx'
import type { RequestedMail } from '../contract/mails.ts'

/** Tells those who manage a facility that somebody asks to join it. */
export const mail = defineMail<RequestedMail>({
  subject: ({ facility, person }, { t }) => t('membership.mail.requested.subject', { facility, person }),
  preheader: ({ role }, { t }) => t(messageKey('membership.mail.requested.preheader', role)),
  Body: ({ name, facility, person, role, id }) => {
    const { t, link } = useMail()
    return (
      <>
        <Heading>{t('membership.mail.requested.subject', { facility, person })}</Heading>
        <Paragraph>{t(messageKey('membership.mail.requested.lead', role), { name, person, facility })}</Paragraph>
        <Action href={link(`/user_facility/${id}/parents_teachers/${role}s`)}>{t('membership.mail.requested.action')}</Action>
      </>
    )
  },
})
