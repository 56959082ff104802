import { textDay } from '#core/kernel/dates.ts'
import { messageKey } from '#core/kernel/message-key.ts'
import { Action } from '#web/ui/mail/Action.tsx'
import { defineMail } from '#web/ui/mail/define-mail.ts'
import { useMail } from '#web/ui/mail/mail-context.ts'
import { Heading, Paragraph } from '#web/ui/mail/text.tsx'
import type { PackageMail } from '../../contract/mails.ts'

/** Creates a mail about the package of a facility from the messages of its name. */
export const packageMail = (about: 'activated' | 'expiring' | 'expired') =>
  defineMail<PackageMail>({
    subject: ({ facility }, { t }) => t(messageKey('packages.mail', about, 'subject'), { facility }),
    preheader: ({ day }, { t, language }) => t(messageKey('packages.mail', about, 'preheader'), { day: textDay(day, language) }),
    Body: ({ name, facility, facilityId, day }) => {
      const { t, link, language } = useMail()
      return (
        <>
          <Heading>{t(messageKey('packages.mail', about, 'subject'), { facility })}</Heading>
          <Paragraph>{t(messageKey('packages.mail', about, 'lead'), { name, facility, day: textDay(day, language) })}</Paragraph>
          <Paragraph>{t(messageKey('packages.mail', about, 'more'))}</Paragraph>
          <Action href={link(`/user/pakiet/${facilityId}`)}>{t(messageKey('packages.mail', about, 'action'))}</Action>
        </>
      )
    },
  })
