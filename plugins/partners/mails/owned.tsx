import { Action } from '#web/ui/mail/Action.tsx'
import { defineMail } from '#web/ui/mail/define-mail.ts'
import { useMail } from '#web/ui/mail/mail-context.ts'
import { Heading, Paragraph } from '#web/ui/mail/text.tsx'
import type { OwnedMail } from '../contract/mails.ts'

/** Tells somebody that the facility has an owner already, and how to claim it. */
export const mail = defineMail<OwnedMail>({
  subject: ({ facility }, { t }) => t('partners.mail.owned.subject', { facility }),
  preheader: (_, { t }) => t('partners.mail.owned.preheader'),
  Body: ({ name, facility, facility_id }) => {
    const { t, link } = useMail()
    return (
      <>
        <Heading>{t('partners.mail.owned.subject', { facility })}</Heading>
        <Paragraph>{t('partners.mail.owned.lead', { name, facility })}</Paragraph>
        <Action href={link(`/zglos-placowke/${facility_id}`)}>{t('partners.mail.owned.action')}</Action>
      </>
    )
  },
})
