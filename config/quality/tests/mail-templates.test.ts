import { Effect } from 'effect'
import { describe, expect, test } from 'vitest'
import { makeTranslator } from '#adapters/i18n/translator.ts'
import { languages, tagOf } from '#core/kernel/language.ts'
import { plugins } from '#plugins/server.gen.ts'
import { renderMail, renderableTemplates } from '#web/server/mails/entry.tsx'
import { makeMailRenderer } from '../../app/make-mail-renderer.ts'
import { webMessages } from '../../app/web-messages.ts'

const site = 'https://kredka.test'
const translator = makeTranslator([webMessages, ...plugins.flatMap(({ messages }) => (messages ? [messages] : []))])
const operator = { name: 'OPERATOR', address: 'ul. Testowa 1', email: 'operator@example.test' }
const renderer = makeMailRenderer({
  plugins,
  translator,
  mailBranding: { load: async () => ({ renderMail }), publicUrl: site, operator },
})
const write = (mail: Parameters<typeof renderer.render>[0]) => Effect.runPromise(renderer.render(mail))

test('every mail template has a component, and every component a template', () => {
  expect(renderableTemplates.toSorted()).toEqual(renderer.templates.map(({ template }) => template).toSorted())
  expect(renderableTemplates.length).toBeGreaterThan(5)
})

const foreign = { pl: /\p{Script=Cyrillic}/u, en: /[\p{Script=Cyrillic}ąćęłńóśźż]/iu, ua: /[ąćęłńóśźżыэъё]/iu }

describe.each(renderer.templates.map(({ template, values }) => [template, values] as const))(
  'AU-07 IN-05 the mail %s',
  (template, values) => {
    test.each(languages)('is in %s only, with all placeholders filled', async (language) => {
      const { subject, html, text } = await write({ language, template, values })
      expect([subject.trim() === subject, subject.length > 0, subject.length <= 78]).toEqual([true, true, true])
      expect(html).toMatch(new RegExp(`^<!DOCTYPE html><html lang="${tagOf[language]}">`))
      const own = Object.values(values).flatMap((value) => value.split('\n'))
      const content = own.reduce((all, value) => (value ? all.replaceAll(value, ' ') : all), `${subject}\n${text}`)
      for (const body of [content, html]) expect(body).not.toMatch(/undefined|null|NaN|Invalid Date|\[object|{{|}}/)
      expect(content).not.toMatch(/\b(mail|[a-z-]+\.mail)\.[a-z]|\b[a-z]+\.(fact|kind|field|booked)\b/)
      expect(content.replace(operator.address, '')).not.toMatch(foreign[language])
      expect(
        new Set(await Promise.all(languages.map(async (other) => (await write({ language: other, template, values })).text))).size,
      ).toBe(3)
    })

    test.each(languages)('loads nothing and links only to this site, in %s', async (language) => {
      const { html, text } = await write({ language, template, values, unsubscribe: `${site}/wypisz/1` })
      expect(html).not.toMatch(/<(img|script|link|iframe|object|embed|video|form)\b|@import|url\(|\ssrc=/i)
      const links = [...html.matchAll(/href="([^"]*)"/g)].map(([, href]) => href ?? '')
      expect(links.filter((href) => !href.startsWith(site) && !href.startsWith('mailto:'))).toEqual([])
      expect(links).toContain(`${site}/wypisz/1`)
      for (const href of links.filter((href) => href.startsWith('https:'))) expect(text).toContain(href)
      expect(Buffer.byteLength(html)).toBeLessThan(50_000)
    })
  },
)

describe('user input', () => {
  const message = { number: 'K-1', name: '<b>Ala</b>', kind: 'general', email: 'ala@example.test', phone: '', text: '<script>\nb & c' }
  const written = (url: string) => write({ language: 'pl', template: 'contact.mail.message', values: { ...message, url } })

  test('is escaped, line by line, in HTML and plain text', async () => {
    const { html, text } = await written('')
    expect(html).toContain('&lt;script&gt;<br/>b &amp; c')
    expect(html).toContain('&lt;b&gt;Ala&lt;/b&gt;')
    expect(text).toContain('> <script>\n> b & c')
    expect(text).not.toContain('Telefon')
  })

  test('is a link only if it leads to this site', async () => {
    expect((await written(`${site}/placowka/a`)).html).toContain(`href="${site}/placowka/a"`)
    for (const url of ['https://kredka.test.example/a', 'javascript:alert(1)'])
      expect((await written(url)).html).not.toContain(`href="${url}`)
  })

  test('invalid values and an unknown template are rejected without the values in the message', async () => {
    const rejectionOf = (mail: object) => write({ language: 'pl', template: 'contact.mail.receipt', values: {}, ...mail }).catch(String)
    expect(await rejectionOf({ values: { name: 'Ala Tajna' } })).toBe(
      'Error: The values of mail contact.mail.receipt do not match its Schema',
    )
    expect(await rejectionOf({ template: 'contact.mail.nothing' })).toBe('Error: No plugin declares the mail contact.mail.nothing')
  })
})

test('the plain text has dates and times of Warsaw, and the address of the button once', async () => {
  const mail = renderer.templates.find(({ template }) => template === 'contact.mail.booked')
  const { subject, text } = await write({ language: 'ua', template: 'contact.mail.booked', values: mail?.values ?? {} })
  expect(subject).toBe('Презентація Kredka: 23.11.2026, 09:15')
  expect(text).toContain('понеділок, 23 листопада 2026')
  expect(text.split(`${site}/uk/umow-prezentacje/odwolaj/`)).toHaveLength(2)
  expect(text.split('\n').filter((line) => line.length > 76 && !line.includes('http'))).toEqual([])
})
