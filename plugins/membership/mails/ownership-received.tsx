import { Action } from '#web/ui/mail/Action.tsx'
import { defineMail } from '#web/ui/mail/define-mail.ts'
import { useMail } from '#web/ui/mail/mail-context.ts'
import { Heading, Paragraph } from '#web/ui/mail/text.tsx'
import type { OwnershipMail } from '../contract/mails.ts'

/** Tells the new owner of a facility about it. */
export const mail = defineMail<OwnershipMail>({
  subject: ({ facility }, { t }) => t('membership.mail.ownership-received.subject', { facility }),
  preheader: ({ person }, { t }) => t('membership.mail.ownership-received.preheader', { person }),
  Body: ({ name, facility, person, id }) => {
    const { t, link } = useMail()
    return (
      <>
        <Heading>{t('membership.mail.ownership-received.subject', { facility })}</Heading>
        <Paragraph>{t('membership.mail.ownership-received.lead', { name, facility, person })}</Paragraph>
        <Action href={link(`/user_facility/${id}/facility_settings/address`)}>{t('membership.mail.ownership-received.action')}</Action>
      </>
    )
  },
})
