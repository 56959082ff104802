import { describe, expect, test } from 'vitest'
import { languages, tagOf } from '#core/kernel/language.ts'
import { renderableTemplates } from '#web/server/mails/entry.tsx'
import { operator, renderer, site, writeMail } from '../testing/mail-writer.ts'

test('every mail template has a component, and every component a template', () => {
  expect(renderableTemplates.toSorted()).toEqual(renderer.templates.map(({ template }) => template).toSorted())
  expect(renderableTemplates.length).toBeGreaterThan(5)
})

const foreign = { pl: /\p{Script=Cyrillic}/u, en: /[\p{Script=Cyrillic}ąćęłńóśźż]/iu, ua: /[ąćęłńóśźżыэъё]/iu }

/** Polish mails say Ty, Ukrainian ones Ви. */
const otherVoice = {
  pl: /(?<!\p{L})(państw[aou]?(em)?|pani?|pan[auą]|wy|was|wam|wami|wasz\p{L}*)(?!\p{L})/iu,
  ua: /(?<!\p{L})(ти|тебе|тобі|тобою|тво(я|є|ї|го|му|їм|єї|їй|їх|їми)|твій)(?!\p{L})/iu,
}

describe.each(renderer.templates.map(({ template, values }) => [template, values] as const))(
  'AU-07 IN-05 the mail %s',
  (template, values) => {
    test.each(languages)('is in %s only, with all placeholders filled', async (language) => {
      const { subject, html, text } = await writeMail({ language, template, values })
      expect([subject.trim() === subject, subject.length > 0, subject.length <= 78]).toEqual([true, true, true])
      expect(html).toMatch(new RegExp(`^<!DOCTYPE html><html lang="${tagOf[language]}">`))
      const own = Object.values(values).flatMap((value) => value.split('\n'))
      const content = own.reduce((all, value) => (value ? all.replaceAll(value, ' ') : all), `${subject}\n${text}`)
      for (const body of [content, html]) expect(body).not.toMatch(/undefined|null|NaN|Invalid Date|\[object|{{|}}/)
      expect(content).not.toMatch(/\b(mail|[a-z-]+\.mail)\.[a-z]|\b[a-z]+\.(fact|kind|field|booked)\b/)
      expect(content.replace(operator.address, '').replaceAll(/\d\s?zł/g, '')).not.toMatch(foreign[language])
      expect(
        new Set(await Promise.all(languages.map(async (other) => (await writeMail({ language: other, template, values })).text))).size,
      ).toBe(3)
    })

    test.each(['pl', 'ua'] as const)('speaks to its reader in one voice, in %s', async (language) => {
      const { subject, text } = await writeMail({ language, template, values })
      const own = Object.values(values).flatMap((value) => value.split('\n'))
      const content = own.reduce((all, value) => (value ? all.replaceAll(value, ' ') : all), `${subject}\n${text}`)
      expect(content).not.toMatch(otherVoice[language])
    })

    test.each(languages)('loads nothing and links only to this site, in %s', async (language) => {
      const { html, text } = await writeMail({ language, template, values, unsubscribe: `${site}/wypisz/1` })
      expect(html).not.toMatch(/<(img|script|link|iframe|object|embed|video|form)\b|@import|url\(|\ssrc=/i)
      const links = [...html.matchAll(/href="([^"]*)"/g)].map(([, href]) => href ?? '')
      expect(links.filter((href) => !href.startsWith(site) && !href.startsWith('mailto:'))).toEqual([])
      expect(links).toContain(`${site}/wypisz/1`)
      for (const href of links.filter((href) => href.startsWith('https:'))) expect(text).toContain(href)
      expect(Buffer.byteLength(html)).toBeLessThan(50_000)
    })
  },
)

const decisions = [
  'claims.mail.accepted',
  'claims.mail.rejected',
  'claims.mail.replaced',
  'claims.mail.returned',
  'facility-panel.mail.shadow-decided',
  'membership.mail.accepted',
  'membership.mail.rejected',
  'membership.mail.removed',
  'opinions.mail.accepted',
  'opinions.mail.answer-decided',
  'opinions.mail.rejected',
  'opinions.mail.returned',
  'publications.mail.material-accepted',
  'publications.mail.material-refused',
  'recruitment.mail.answered',
  'recruitment.mail.status',
  'reports.mail.appeal',
  'reports.mail.decision',
  'reports.mail.notice-decided',
] as const

test.each(decisions)('AU-07 the mail %s begins with the decision, before and after it is opened', async (template) => {
  const values = renderer.templates.find((one) => one.template === template)?.values ?? {}
  for (const language of languages) {
    const { html } = await writeMail({ language, template, values })
    const preheader = /<div class="preheader"[^>]*>([^<]*)/.exec(html)?.[1]
    const first = /<h1.*?<p[^>]*>([^<]*)/s.exec(html)?.[1]
    expect([language, preheader]).toEqual([language, first])
  }
})

test('invalid values and an unknown template are rejected without the values in the message', async () => {
  const rejectionOf = (mail: object) => writeMail({ language: 'pl', template: 'accounts.mail.activate', values: {}, ...mail }).catch(String)
  expect(await rejectionOf({ values: { name: 'Ala Tajna' } })).toBe(
    'Error: The values of mail accounts.mail.activate do not match its Schema',
  )
  expect(await rejectionOf({ template: 'accounts.mail.nothing' })).toBe('Error: No plugin declares the mail accounts.mail.nothing')
})
