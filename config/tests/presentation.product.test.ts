import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { readPage } from '../testing/html.ts'
import { aMinuteAgo, postForm, readForm } from '../testing/page-form.ts'
import { rowsOf } from '../testing/platform.ts'
import { type Served, served } from '../testing/served.ts'

let product: Served
/** A day beyond the first on the page, and a term of it. */
let day: string
let slot: string
beforeAll(async () => {
  product = await served({ editions: 1 })
  const { slots } = (await (await product.get('/api/v1/presentation/slots')).json()) as { slots: readonly { slot: string }[] }
  slot = slots.find((one) => one.slot.slice(0, 10) > (slots[40]?.slot ?? ''))?.slot ?? ''
  day = slot.slice(0, 10)
})
beforeEach(() => rowsOf(product.platform, 'truncate contact_presentation, mail, rate_limit'))
afterAll(() => product.end())

const who = { name: 'Ola Próbna', email: 'ola@przyklad.pl', phone: '601 602 603' }
const book = (values: Readonly<Record<string, string>>) =>
  postForm(product.get, '/umow-prezentacje', { ...who, ...aMinuteAgo(), ...values })

test('ST-05 ten working days as links, the terms of one as a choice; a day of its own is not for search engines', async () => {
  const page = readPage(await (await product.get('/umow-prezentacje')).text())
  const days = page.links.filter((href) => href.includes('?dzien='))
  expect([days.length, page.canonical]).toEqual([10, 'http://kredka.test/umow-prezentacje'])
  const html = await (await product.get(`/umow-prezentacje?dzien=${day}`)).text()
  expect(html.match(/ name="slot"/g)).toHaveLength(32)
  expect([readPage(html).robots, html.includes(`value="${slot}"`)]).toEqual(['noindex,nofollow', true])
  for (const odd of ['2026-99-99', 'x', '1999-01-01']) expect((await product.get(`/umow-prezentacje?dzien=${odd}`)).status).toBe(200)
})

test('ST-05 booked without JavaScript: thanks with an entry for calendars; a link alone calls nothing off, its button does', async () => {
  const booked = await book({ slot })
  expect(booked.status).toBe(303)
  const at = booked.headers.get('location') ?? ''
  const page = readPage(await (await product.get(at)).text())
  expect([page.headings, page.robots, page.text.includes(who.phone)]).toEqual([['Termin zarezerwowany'], 'noindex,nofollow', true])

  const entry = page.links.find((href) => href.endsWith('.ics')) ?? ''
  const file = await product.get(entry)
  expect([file.status, file.headers.get('content-type')]).toEqual([200, 'text/calendar; charset=utf-8'])
  expect(await file.text()).toContain(`DTSTART:${slot.replace(/[-:]|\.\d+/g, '')}`)

  const cancel = page.links.find((href) => href.includes('/odwolaj/')) ?? ''
  expect(readForm(await (await product.get(cancel)).text()).values).toEqual({})
  const standing = () => rowsOf(product.platform, 'select count(*)::int n from contact_presentation where cancelled_at is null')
  expect(await standing()).toEqual([{ n: 1 }])
  const called = await postForm(product.get, cancel, {})
  expect([called.status, called.headers.get('location'), await standing()]).toEqual([303, at, [{ n: 0 }]])
  expect(readPage(await (await product.get(at)).text()).headings).toEqual(['Termin odwołany'])
  expect([(await product.get(cancel)).status, (await product.get(entry)).status]).toEqual([301, 404])
})

test('ST-05 a term that was just taken: 409 on the same day, without it, with what was typed', async () => {
  expect((await product.post('/api/v1/presentation', { ...who, slot })).status).toBe(200)
  const late = await book({ slot })
  expect(late.status).toBe(409)
  const html = await late.text()
  const form = readForm(html)
  expect([form.refused, form.errors]).toEqual(['Ten termin jest już zajęty', { slot: 'Tę godzinę ktoś właśnie zajął. Wybierz inną' }])
  expect([form.values['name'], html.includes(`value="${slot}"`), html.match(/ name="slot"/g)?.length]).toEqual([who.name, false, 31])

  const call = await product.post('/api/v1/presentation', { ...who, slot })
  expect([call.status, await call.json()]).toMatchObject([
    409,
    { code: 'error/slot-taken', schema: { slot: [expect.stringContaining('zajął')] } },
  ])
})

test('ST-05 what cannot be is refused in words', async () => {
  const nothing = await book({ name: '', phone: '' })
  expect([nothing.status, readForm(await nothing.text()).errors]).toEqual([
    422,
    { slot: 'Pole jest wymagane', name: 'Pole jest wymagane', phone: 'Pole jest wymagane' },
  ])
  const wrong = await book({ slot: '2026-01-01T03:00:00Z' })
  expect([wrong.status, readForm(await wrong.text()).refused]).toEqual([422, 'O tej porze nie ma prezentacji'])
  for (const odd of ['jutro', '2026-13-45T99:99:99Z', '2026-02-31T08:00:00Z'])
    expect([odd, (await book({ slot: odd })).status]).toEqual([odd, 422])
  for (const query of ['from=x', 'from=2026-02-31', 'to=9999-99-99', 'od=1'])
    expect([query, (await product.get(`/api/v1/presentation/slots?${query}`)).status]).toEqual([query, 422])
  const facility = await product.post('/api/v1/presentation', { ...who, slot, facility_id: '019ab000-0000-7000-8000-000000000000' })
  expect([facility.status, (await facility.json()).code]).toEqual([404, 'error/facility-not-found'])
  for (const path of ['termin', 'odwolaj']) expect((await product.get(`/umow-prezentacje/${path}/${'a'.repeat(32)}`)).status).toBe(404)
  expect((await product.get('/api/v1/presentation/a%00b/presentation.ics')).status).toBe(422)
})
