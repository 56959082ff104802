import { factMoment } from '#core/kernel/dates.ts'
import { Action } from '#web/ui/mail/Action.tsx'
import { defineMail } from '#web/ui/mail/define-mail.ts'
import { useMail } from '#web/ui/mail/mail-context.ts'
import { Heading, Paragraph, Small } from '#web/ui/mail/text.tsx'
import type { UndoMail } from '../contract/mails.ts'

/** Informs the old address about an e-mail change, with a link that undoes it. */
export const mail = defineMail<UndoMail>({
  subject: (_, { t }) => t('accounts.mail.email-undo.subject'),
  preheader: (_, { t }) => t('accounts.mail.email-undo.preheader'),
  Body: ({ name, at, token }) => {
    const { t, link, language } = useMail()
    return (
      <>
        <Heading>{t('accounts.mail.email-undo.subject')}</Heading>
        <Paragraph>{t('accounts.mail.email-undo.lead', { name, at: factMoment(at, language) })}</Paragraph>
        <Action href={link(`/cofnij-adres/${token}`)}>{t('accounts.mail.email-undo.action')}</Action>
        <Small>{t('accounts.mail.email-undo.not-you')}</Small>
      </>
    )
  },
})
