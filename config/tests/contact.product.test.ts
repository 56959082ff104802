import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { readPage } from '../testing/html.ts'
import { aMinuteAgo, postForm, readForm } from '../testing/page-form.ts'
import { rowsOf } from '../testing/platform.ts'
import { type Served, served } from '../testing/served.ts'

let product: Served
beforeAll(async () => {
  product = await served({ editions: 1 })
})
beforeEach(() => rowsOf(product.platform, 'truncate contact_message, mail, outbox, outbox_delivery, rate_limit'))
afterAll(() => product.end())

const written = { kind: 'general', name: 'Ala Próbna', email: 'ala@przyklad.pl', message: 'Czy "Tęcza" ma <ogród>?' }
const send = (values: Readonly<Record<string, string>>, headers?: Readonly<Record<string, string>>, path = '/kontakt') =>
  postForm(product.get, path, values, headers)

describe('ST-05 a message to customer service', () => {
  test('what is filled is kept; the sender is led to its number, and mails wait', async () => {
    const answer = await send({ ...written, phone: '', ...aMinuteAgo() })
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([303, 'no-store, max-age=0'])
    const at = answer.headers.get('location') ?? ''
    expect(at).toMatch(/^\/kontakt\/wyslano\/K-[0-9A-Z]{4}-[0-9A-Z]{4}$/)
    const number = at.split('/').at(-1) ?? ''
    const thanks = readPage(await (await product.get(at)).text())
    expect([thanks.headings, thanks.text.includes(number), thanks.robots]).toEqual([['Dziękujemy, mamy ją'], true, 'noindex,nofollow'])
    expect((await product.get('/kontakt/wyslano/K-1')).status).toBe(404)

    const rows = await rowsOf(product.platform, 'select kind, name, email, phone, message, url, language, number from contact_message')
    expect(rows).toEqual([{ ...written, phone: null, url: null, language: 'pl', number }])
    const mails = await rowsOf<{ recipient: string | null; template: string; sent_at: null }>(
      product.platform,
      `select recipient, template, template_values->>'number' number, sent_at from mail order by template desc`,
    )
    expect(mails).toEqual([
      { recipient: 'ala@przyklad.pl', template: 'contact.mail.receipt', number, sent_at: null },
      { recipient: null, template: 'contact.mail.message', number, sent_at: null },
    ])
    expect(await rowsOf(product.platform, `select event->>'name' "name", event->>'kind' kind, event ? 'email' tells from outbox`)).toEqual([
      { name: 'contact.message-received', kind: 'general', tells: false },
    ])
  })

  test('what is wrong is shown again with what was typed, the first complaint beside each field', async () => {
    const answer = await send(
      { ...written, kind: 'press', name: '  ', email: 'ala', phone: '12', ...aMinuteAgo() },
      undefined,
      '/uk/kontakt',
    )
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([422, 'no-store'])
    const html = await answer.text()
    const form = readForm(html)
    expect(form.errors).toEqual({
      name: 'Заповніть це поле',
      email: 'Введіть адресу у вигляді jan@przyklad.pl',
      phone: expect.stringContaining('7'),
    })
    expect(form.values).toMatchObject({
      kind: 'press',
      name: '',
      email: 'ala',
      phone: '12',
      message: written.message.replaceAll('"', '&quot;').replaceAll('<', '&lt;').replaceAll('>', '&gt;'),
    })
    expect(form.refused).toBe('Виправте позначені поля')
    expect(html).toMatch(/<input[^>]*aria-describedby="pole-email-opis pole-email-blad"[^>]*aria-invalid="true"[^>]*name="email"/)
    expect(html).toContain('<a href="#pole-name">')
    expect(readPage(html).headings).toHaveLength(1)
    expect(await rowsOf(product.platform, 'select 1 from contact_message')).toEqual([])
  })

  test('programs are caught: a field that nobody sees, less than three seconds; a second try passes', async () => {
    const tries = [
      [{ ...written, ...aMinuteAgo(), strona_www: 'https://kup.example' }, 'programy'],
      [{ ...written, pokazano: String(Date.now()) }, 'szybko'],
      [written, 'szybko'],
    ] as const
    for (const [values, word] of tries) {
      const answer = await send(values)
      expect([answer.status, readForm(await answer.text()).refused?.includes(word)]).toEqual([422, true])
    }
    const { values } = readForm(await (await send({ ...written, ...aMinuteAgo(), strona_www: 'x' })).text())
    expect(values).toMatchObject({ strona_www: '', name: written.name })
    expect((await send({ ...written, ...aMinuteAgo() })).status).toBe(303)
  })

  test('five an hour; the sixth waits, what was typed stays', async () => {
    for (let n = 0; n < 5; n++) expect((await send({ ...written, ...aMinuteAgo() })).status).toBe(303)
    const answer = await send({ ...written, ...aMinuteAgo() })
    expect([answer.status, Number(answer.headers.get('retry-after')) > 0]).toEqual([429, true])
    const form = readForm(await answer.text())
    expect([form.refused, form.values['name']]).toEqual(['Za dużo prób. Odczekaj chwilę', written.name])
    expect((await product.post('/api/v1/contact', written)).status).toBe(429)
  })

  test('the profile leads here with the facility named; the row takes the same', async () => {
    const [facility] = await rowsOf<{ slug: string }>(product.platform, 'select slug from facility where active limit 1')
    const profile = readPage(await (await product.get(`/en/placowka/${facility?.slug}`)).text())
    const way = `/en/kontakt?dotyczy=${facility?.slug}`
    expect(profile.links).toContain(way)
    const page = await (await product.get(way)).text()
    expect(readForm(page).values).toMatchObject({ kind: 'data_error', url: `http://kredka.test/en/placowka/${facility?.slug}` })
    expect([readPage(page).robots, readPage(page).links.includes(`/en/placowka/${facility?.slug}`)]).toEqual(['noindex,nofollow', true])

    const call = await product.post('/api/v1/contact', { ...written, url: 'https://przyklad.pl/a', language: 'en' })
    expect([call.status, await call.json()]).toEqual([200, { number: expect.stringMatching(/^K-/) }])
    const wrong = await product.post('/api/v1/contact', { ...written, email: 'ala\n@przyklad.pl', rola: 'x' })
    expect([wrong.status, (await wrong.json()).schema]).toEqual([422, { email: [expect.any(String)], rola: ['Nieznane pole'] }])
  })
})

describe('forms that are posted to pages', () => {
  test('another site’s page may not post; who cannot tell may', async () => {
    const filled = { ...written, ...aMinuteAgo() }
    for (const headers of [
      { 'sec-fetch-site': 'cross-site' },
      { 'sec-fetch-site': 'same-site' },
      { origin: 'https://obce.example' },
      { origin: 'null' },
    ])
      expect([headers, (await send(filled, headers)).status]).toEqual([headers, 403])
    expect(await rowsOf(product.platform, 'select 1 from contact_message')).toEqual([])
    for (const headers of [
      {},
      { origin: product.url },
      { origin: 'http://kredka.test' },
      { 'sec-fetch-site': 'same-origin', origin: 'null' },
    ])
      expect([headers, (await send(filled, headers)).status]).toEqual([headers, 303])
  })

  test('a page without a form, an unknown address, other bodies and too much of one are refused; other methods too', async () => {
    expect((await send(written, undefined, '/zrodla-danych')).status).toBe(404)
    expect((await send(written, undefined, '/nie-ma')).status).toBe(404)
    const json = await product.get('/kontakt', { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{}' })
    expect(json.status).toBe(415)
    expect((await send({ ...written, message: 'a'.repeat(70_000) })).status).toBe(413)
    expect((await product.get('/kontakt', { method: 'PUT' })).status).toBe(404)
    const unknown = await send({ ...written, ...aMinuteAgo(), rola: 'admin' })
    expect(unknown.status).toBe(422)
  })
})
