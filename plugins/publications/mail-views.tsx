import { messageKey } from '#core/kernel/message-key.ts'
import { Action } from '#web/ui/mail/Action.tsx'
import { defineMail, mailViewsOf } from '#web/ui/mail/define-mail.ts'
import { Fact, Facts } from '#web/ui/mail/Facts.tsx'
import { useMail } from '#web/ui/mail/mail-context.ts'
import { Picture } from '#web/ui/mail/Picture.tsx'
import { Quote } from '#web/ui/mail/Quote.tsx'
import { Heading, Paragraph, Small } from '#web/ui/mail/text.tsx'
import type { MaterialAcceptedMail, MaterialRefusedMail, PostMail } from './mails.ts'

/** Shows a new post to its readers: title, picture and lead, and leads to it. */
const post = defineMail<PostMail>({
  subject: ({ title, facility }, { t }) => t('publications.mail.post.subject', { title, facility }),
  preheader: ({ lead, facility }, { t }) => lead || t('publications.mail.post.from', { facility }),
  Body: ({ facility, title, lead, author, path, picture }) => {
    const { t, link, site } = useMail()
    return (
      <>
        <Small>{t('publications.mail.post.from', { facility })}</Small>
        <Heading>{title}</Heading>
        {picture && <Picture src={`${site}${picture}`} />}
        {lead && <Paragraph>{lead}</Paragraph>}
        {author && <Small>{t('publications.mail.post.author', { author })}</Small>}
        <Action href={link(path as `/${string}`)}>{t('publications.mail.post.action')}</Action>
        <Small>{t('publications.mail.post.why', { facility })}</Small>
      </>
    )
  },
})

/** Tells the author that the material is published. */
const accepted = defineMail<MaterialAcceptedMail>({
  subject: ({ title }, { t }) => t('publications.mail.accepted.subject', { title }),
  preheader: ({ name }, { t }) => t('publications.mail.accepted.lead', { name }),
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
  preheader: ({ name, outcome }, { t }) => t(messageKey('publications.mail.refused.lead', outcome), { name }),
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
export const mailViews = mailViewsOf('publications', { post, 'material-accepted': accepted, 'material-refused': refused })
