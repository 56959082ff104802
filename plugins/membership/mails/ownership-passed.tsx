import { defineMail } from '#web/ui/mail/define-mail.ts'
import { useMail } from '#web/ui/mail/mail-context.ts'
import { Heading, Paragraph, Small } from '#web/ui/mail/text.tsx'
import type { OwnershipMail } from '../contract/mails.ts'

/** Tells the owner until now that the facility belongs to somebody else. */
export const mail = defineMail<OwnershipMail>({
  subject: ({ facility }, { t }) => t('membership.mail.ownership-passed.subject', { facility }),
  preheader: ({ person }, { t }) => t('membership.mail.ownership-passed.preheader', { person }),
  Body: ({ name, facility, person }) => {
    const { t } = useMail()
    return (
      <>
        <Heading>{t('membership.mail.ownership-passed.subject', { facility })}</Heading>
        <Paragraph>{t('membership.mail.ownership-passed.lead', { name, facility, person })}</Paragraph>
        <Small>{t('membership.mail.ownership-passed.not-you')}</Small>
      </>
    )
  },
})
