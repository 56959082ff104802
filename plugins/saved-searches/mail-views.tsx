import { Action } from '#web/ui/mail/Action.tsx'
import { defineMail, mailViewsOf } from '#web/ui/mail/define-mail.ts'
import { useMail } from '#web/ui/mail/mail-context.ts'
import { Heading, Paragraph, Small } from '#web/ui/mail/text.tsx'
import type { HitMail } from './mails.ts'

/** Tells of facilities that match a saved search, or have free places, that had not before. */
const hit = defineMail<HitMail>({
  subject: ({ search, count }, { t }) => t('saved-searches.mail.hit.subject', { search, count: Number(count) }),
  preheader: ({ lines }) => lines.split('\n')[0] ?? '',
  Body: ({ name, search, count, lines, query }) => {
    const { t, link } = useMail()
    const named = lines.split('\n').filter(Boolean)
    const others = Number(count) - named.length
    return (
      <>
        <Heading>{t('saved-searches.mail.hit.subject', { search, count: Number(count) })}</Heading>
        <Paragraph>{t('saved-searches.mail.hit.lead', { name, search })}</Paragraph>
        {named.map((line) => (
          <Paragraph key={line}>{line}</Paragraph>
        ))}
        {others > 0 && <Paragraph>{t('saved-searches.mail.hit.others', { count: others })}</Paragraph>}
        <Action href={link(`/wszystkie-lokalizacje?${query}`)}>{t('saved-searches.mail.hit.action')}</Action>
        <Small>{t('saved-searches.mail.hit.why')}</Small>
      </>
    )
  },
})

export const mailViews = mailViewsOf('saved-searches', { hit })
