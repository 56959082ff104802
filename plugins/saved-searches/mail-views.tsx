import { Schema } from 'effect'
import { cardTexts } from '#core/facilities/card-texts.ts'
import { Action } from '#web/ui/mail/Action.tsx'
import { defineMail, mailViewsOf } from '#web/ui/mail/define-mail.ts'
import { useMail } from '#web/ui/mail/mail-context.ts'
import { Heading, Paragraph, Small } from '#web/ui/mail/text.tsx'
import { FoundFacility } from './contract/events.ts'
import type { HitMail } from './mails.ts'

const cardsOf = Schema.decodeUnknownSync(Schema.fromJsonString(Schema.Array(FoundFacility)))

/** A facility as its card says it: name, fee, cost, free places with their day, hours; `today`: ISO date. */
const Found = ({ of, today }: { readonly of: FoundFacility; readonly today: string }) => {
  const { t, language } = useMail()
  const facts = cardTexts(of, { t, language, today })
  return (
    <Paragraph>
      <strong>{of.name}</strong>, {of.city}
      {facts.length > 0 && (
        <>
          <br />
          {facts.join(' · ')}
        </>
      )}
    </Paragraph>
  )
}

/** Tells of facilities that match a saved search, or have free places, that had not before. */
const hit = defineMail<HitMail>({
  subject: ({ search, count }, { t }) => t('saved-searches.mail.hit.subject', { search, count: Number(count) }),
  preheader: ({ lines }) => lines.split('\n')[0] ?? '',
  Body: ({ name, at, search, count, lines, cards = '[]', query }) => {
    const { t, link } = useMail()
    const found = cardsOf(cards)
    const named = lines.split('\n').filter(Boolean)
    const others = Number(count) - named.length
    return (
      <>
        <Heading>{t('saved-searches.mail.hit.subject', { search, count: Number(count) })}</Heading>
        <Paragraph>{t('saved-searches.mail.hit.lead', { name, search })}</Paragraph>
        {found.map((one) => (
          <Found key={`${one.name} ${one.city}`} of={one} today={at.slice(0, 10)} />
        ))}
        {found.length === 0 && named.map((line) => <Paragraph key={line}>{line}</Paragraph>)}
        {others > 0 && <Paragraph>{t('saved-searches.mail.hit.others', { count: others })}</Paragraph>}
        <Action href={link(`/wszystkie-lokalizacje?${query}`)}>{t('saved-searches.mail.hit.action')}</Action>
        <Small>{t('saved-searches.mail.hit.why')}</Small>
      </>
    )
  },
})

export const mailViews = mailViewsOf('saved-searches', { hit })
