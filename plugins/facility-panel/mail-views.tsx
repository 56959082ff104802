import { messageKey } from '#core/kernel/message-key.ts'
import { Action } from '#web/ui/mail/Action.tsx'
import { defineMail, mailViewsOf } from '#web/ui/mail/define-mail.ts'
import { useMail } from '#web/ui/mail/mail-context.ts'
import { Quote } from '#web/ui/mail/Quote.tsx'
import { Heading, Paragraph } from '#web/ui/mail/text.tsx'
import type { ShadowDecidedMail } from './mails.ts'

/** Tells an owner what support has decided about changes, and what can be done. */
const shadowDecided = defineMail<ShadowDecidedMail>({
  subject: ({ outcome, facility }, { t }) => t(messageKey('facility-panel.mail', outcome, 'subject'), { facility }),
  preheader: ({ name, facility, outcome }, { t }) => t(messageKey('facility-panel.mail', outcome, 'lead'), { name, facility }),
  Body: ({ name, facility, facilityId, outcome, reason, note }) => {
    const { t, link } = useMail()
    return (
      <>
        <Heading>{t(messageKey('facility-panel.mail', outcome, 'subject'), { facility })}</Heading>
        <Paragraph>{t(messageKey('facility-panel.mail', outcome, 'lead'), { name, facility })}</Paragraph>
        {reason !== '' && <Paragraph>{t(messageKey('facility-panel.review.reason', reason))}</Paragraph>}
        {note !== '' && <Quote>{note}</Quote>}
        {outcome === 'rejected' && <Paragraph>{t('facility-panel.mail.appeal')}</Paragraph>}
        <Action href={link(`/user_facility/${facilityId}/facility_settings/address`)}>{t('facility-panel.mail.open')}</Action>
      </>
    )
  },
})

export const mailViews = mailViewsOf('facility-panel', { 'shadow-decided': shadowDecided })
