import { describe, expect, test } from 'vitest'
import { renderer, site, writeMail } from '#config/quality/testing/mail-writer.ts'

describe('user input in a mail', () => {
  const message = { number: 'K-1', name: '<b>Ala</b>', kind: 'general', email: 'ala@example.test', phone: '', text: '<script>\nb & c' }
  const written = (url: string) => writeMail({ language: 'pl', template: 'contact.mail.message', values: { ...message, url } })

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
})

test('the plain text of a booking has dates and times of Warsaw, and the address of the button once', async () => {
  const mail = renderer.templates.find(({ template }) => template === 'contact.mail.booked')
  const { subject, text } = await writeMail({ language: 'ua', template: 'contact.mail.booked', values: mail?.values ?? {} })
  expect(subject).toBe('Презентація Kredka: 23.11.2026, 09:15')
  expect(text).toContain('понеділок, 23 листопада 2026')
  expect(text.split(`${site}/uk/umow-prezentacje/odwolaj/`)).toHaveLength(2)
  expect(text.split('\n').filter((line) => line.length > 76 && !line.includes('http'))).toEqual([])
})
