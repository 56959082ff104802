import { textDay } from '#core/kernel/dates.ts'
import { messageKey } from '#core/kernel/message-key.ts'
import { Action } from '#web/ui/mail/Action.tsx'
import { defineMail } from '#web/ui/mail/define-mail.ts'
import { useMail } from '#web/ui/mail/mail-context.ts'
import { Heading, Paragraph } from '#web/ui/mail/text.tsx'
import type { LimitMail } from '../contract/mails.ts'

/** Tells the owners that a monthly limit is nearly, or wholly, spent. */
export const mail = defineMail<LimitMail>({
  subject: ({ facility, limit, percent }, { t }) => t(messageKey('packages.mail.limit', percent, 'subject'), { facility, limit }),
  preheader: ({ day }, { t, language }) => t('packages.mail.limit.preheader', { day: textDay(day, language) }),
  Body: ({ name, facility, facilityId, limit, percent, day }) => {
    const { t, link, language } = useMail()
    return (
      <>
        <Heading>{t(messageKey('packages.mail.limit', percent, 'subject'), { facility, limit })}</Heading>
        <Paragraph>{t(messageKey('packages.mail.limit', percent, 'lead'), { name, facility, limit })}</Paragraph>
        <Paragraph>{t('packages.mail.limit.more', { day: textDay(day, language) })}</Paragraph>
        <Action href={link(`/user/pakiet/${facilityId}`)}>{t('packages.mail.limit.action')}</Action>
      </>
    )
  },
})
