import { beforeEach, describe, expect, test } from 'vitest'
import { parseForm, postForm } from '#config/quality/testing/parse-form.ts'
import { parsePage } from '#config/quality/testing/parse-page.ts'
import { rowsOf } from '#config/quality/testing/platform.ts'
import { startProduct } from '#config/quality/testing/product.ts'
import { startForTests } from '#config/quality/testing/start-for-tests.ts'

const product = startForTests(() => startProduct({ editions: 1 }))
beforeEach(() => rowsOf(product.platform, 'truncate contact_message, mail, outbox, outbox_delivery, rate_limit'))

const written = { kind: 'general', name: 'Ala Próbna', email: 'ala@przyklad.pl', message: 'Czy "Tęcza" ma <ogród>?' }
const send = (values: Readonly<Record<string, string>>, headers?: Readonly<Record<string, string>>, path = '/kontakt') =>
  postForm(product.get, path, values, headers)

describe('ST-05 a message to customer service', () => {
  test('stores the message, redirects the sender to its number, and queues the mails', async () => {
    const response = await send({ ...written, phone: '' })
    expect([response.status, response.headers.get('cache-control')]).toEqual([303, 'no-store, max-age=0'])
    const at = response.headers.get('location') ?? ''
    expect(at).toMatch(/^\/kontakt\/wyslano\/K-[0-9A-Z]{4}-[0-9A-Z]{4}$/)
    const number = at.split('/').at(-1) ?? ''
    const thanks = parsePage(await (await product.get(at)).text())
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
    expect(
      await rowsOf(product.platform, `select event->>'name' "name", event->>'kind' kind, event ? 'email' has_email from outbox`),
    ).toEqual([{ name: 'contact.message-received', kind: 'general', has_email: false }])
  })

  test('an invalid form is shown again with the typed values, the first error beside each field', async () => {
    const response = await send({ ...written, kind: 'press', name: '  ', email: 'ala', phone: '12' }, undefined, '/uk/kontakt')
    expect([response.status, response.headers.get('cache-control')]).toEqual([422, 'private, no-cache'])
    const html = await response.text()
    const form = parseForm(html)
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
    expect(form.formError).toBe('Виправте позначені поля')
    expect(html).toMatch(/<input[^>]*aria-describedby="pole-email-opis pole-email-blad"[^>]*aria-invalid="true"[^>]*name="email"/)
    expect(html).toContain('<a href="#pole-name">')
    expect(html).toMatch(/<div[^>]*role="alert" tabindex="-1" autofocus=""/i)
    expect(html).toMatch(/value="press"[^>]*checked|checked=""[^>]*value="press"/)
    expect(parsePage(html).headings).toHaveLength(1)
    expect(await rowsOf(product.platform, 'select 1 from contact_message')).toEqual([])
  })

  test('rejects bots by a hidden field and keeps what was typed; whoever is fast passes', async () => {
    const response = await send({ ...written, strona_www: 'https://kup.example' })
    const { formError, values } = parseForm(await response.text())
    expect([response.status, formError?.includes('programy')]).toEqual([422, true])
    expect(values).toMatchObject({ strona_www: '', name: written.name })
    const page = await product.get('/kontakt')
    expect(await page.text()).not.toContain('pokazano')
    expect((await send(written)).status).toBe(303)
  })

  test('accepts five messages an hour; rejects the sixth and shows the typed values', async () => {
    for (let n = 0; n < 5; n++) expect((await send(written)).status).toBe(303)
    const response = await send(written)
    expect([response.status, Number(response.headers.get('retry-after')) > 0]).toEqual([429, true])
    const form = parseForm(await response.text())
    expect(form.formError).toMatch(/^Za dużo prób\. Spróbuj ponownie o (\d{2}\.\d{2}\.\d{4}, )?\d{2}:\d{2}$/)
    expect(form.values['name']).toBe(written.name)
    expect((await product.post('/api/v1/contact', written)).status).toBe(429)
  })

  test('the page for reports about a profile links to the form with its facility filled in; the API accepts the same data', async () => {
    const [facility] = await rowsOf<{ slug: string }>(product.platform, 'select slug from facility where active limit 1')
    const reportPage = parsePage(await (await product.get(`/en/placowka/${facility?.slug}/zglos`)).text())
    const contactUrl = `/en/kontakt?dotyczy=${facility?.slug}`
    expect(reportPage.links).toContain(contactUrl)
    const page = await (await product.get(contactUrl)).text()
    expect(parseForm(page).values).toMatchObject({ kind: 'data_error', url: `http://kredka.test/en/placowka/${facility?.slug}` })
    expect([parsePage(page).robots, parsePage(page).links.includes(`/en/placowka/${facility?.slug}`)]).toEqual(['noindex,nofollow', true])

    const call = await product.post('/api/v1/contact', { ...written, url: 'https://przyklad.pl/a', language: 'en' })
    expect([call.status, await call.json()]).toEqual([200, { number: expect.stringMatching(/^K-/) }])
    const wrong = await product.post('/api/v1/contact', { ...written, email: 'ala\n@przyklad.pl', rola: 'x' })
    expect([wrong.status, (await wrong.json()).schema]).toEqual([422, { email: [expect.any(String)], rola: ['Nieznane pole'] }])
  })
})

describe('form posts to pages', () => {
  test('rejects posts from other sites; accepts those from this site and of unknown origin', async () => {
    const filled = written
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

  test('rejects posts to a page without a form and to an unknown address, other content types, too large bodies and other methods', async () => {
    expect((await send(written, undefined, '/zrodla-danych')).status).toBe(404)
    expect((await send(written, undefined, '/nie-ma')).status).toBe(404)
    const json = await product.get('/kontakt', { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{}' })
    expect(json.status).toBe(415)
    expect((await send({ ...written, message: 'a'.repeat(70_000) })).status).toBe(413)
    expect((await product.get('/kontakt', { method: 'PUT' })).status).toBe(404)
    const unknown = await send({ ...written, rola: 'admin' })
    expect(unknown.status).toBe(422)
  })
})
