import { messageKey } from '#core/kernel/message-key.ts'
import { Action } from '#web/ui/mail/Action.tsx'
import { defineMail } from '#web/ui/mail/define-mail.ts'
import { useMail } from '#web/ui/mail/mail-context.ts'
import { Heading, Paragraph } from '#web/ui/mail/text.tsx'
import type { MembershipMail } from '../contract/mails.ts'

/** Tells a member that the membership was ended by the facility. */
export const mail = defineMail<MembershipMail>({
  subject: ({ facility }, { t }) => t('membership.mail.removed.subject', { facility }),
  preheader: ({ role }, { t }) => t(messageKey('membership.mail.removed.preheader', role)),
  Body: ({ name, facility, role }) => {
    const { t, link } = useMail()
    return (
      <>
        <Heading>{t('membership.mail.removed.subject', { facility })}</Heading>
        <Paragraph>{t(messageKey('membership.mail.removed.lead', role), { name, facility })}</Paragraph>
        <Action href={link('/user/memberships')}>{t('membership.mail.action')}</Action>
      </>
    )
  },
})
