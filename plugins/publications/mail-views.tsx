import { messageKey } from '#core/kernel/message-key.ts'
import { Action } from '#web/ui/mail/Action.tsx'
import { defineMail, mailViewsOf } from '#web/ui/mail/define-mail.ts'
import { Fact, Facts } from '#web/ui/mail/Facts.tsx'
import { useMail } from '#web/ui/mail/mail-context.ts'
import { Quote } from '#web/ui/mail/Quote.tsx'
import { Heading, Paragraph, Small } from '#web/ui/mail/text.tsx'
import type { MaterialAcceptedMail, MaterialRefusedMail } from './mails.ts'

/** Tells the author that the material is published. */
const accepted = defineMail<MaterialAcceptedMail>({
  subject: ({ title }, { t }) => t('publications.mail.accepted.subject', { title }),
  preheader: (_, { t }) => t('publications.mail.accepted.preheader'),
  Body: ({ name, title, slug }) => {
    const { t, link } = useMail()
    return (
      <>
        <Heading>{t('publications.mail.accepted.subject', { title })}</Heading>
        <Paragraph>{t('publications.mail.accepted.lead', { name })}</Paragraph>
        <Action href={link(`/strefa-nauczyciela/${slug}`)}>{t('publications.mail.accepted.action')}</Action>
      </>
    )
  },
})

/** Tells the author why the material was not accepted, and what can be done about it. */
const refused = defineMail<MaterialRefusedMail>({
  subject: ({ title, outcome }, { t }) => t(messageKey('publications.mail.refused.subject', outcome), { title }),
  preheader: ({ reason }, { t }) => t(messageKey('publications.review.reason', reason)),
  Body: ({ name, title, outcome, reason, note, id, revision }) => {
    const { t, link } = useMail()
    return (
      <>
        <Heading>{t(messageKey('publications.mail.refused.subject', outcome), { title })}</Heading>
        <Paragraph>{t(messageKey('publications.mail.refused.lead', outcome), { name })}</Paragraph>
        <Facts>
          <Fact label={t('publications.mail.refused.reason')}>{t(messageKey('publications.review.reason', reason))}</Fact>
        </Facts>
        {note && <Quote>{note}</Quote>}
        <Action href={link(`/user/materials/${id}`)}>{t('publications.mail.refused.action')}</Action>
        {outcome === 'reject' && (
          <Small>
            <a href={link(`/user/decisions/${revision}`)}>{t('publications.mail.refused.appeal')}</a>
          </Small>
        )}
      </>
    )
  },
})

/** Components of the plugin's mails. */
export const mailViews = mailViewsOf('publications', { 'material-accepted': accepted, 'material-refused': refused })
