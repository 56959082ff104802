import { beforeAll, beforeEach, expect, test } from 'vitest'
import { parseForm, postForm } from '#config/quality/testing/parse-form.ts'
import { parsePage } from '#config/quality/testing/parse-page.ts'
import { rowsOf } from '#config/quality/testing/platform.ts'
import { startProduct } from '#config/quality/testing/product.ts'
import { startForTests } from '#config/quality/testing/start-for-tests.ts'

const product = startForTests(() => startProduct({ editions: 1 }))
/** A day after the first on the page, and a slot of it. */
let day: string
let slot: string
beforeAll(async () => {
  const { slots } = (await (await product.get('/api/v1/presentation/slots')).json()) as { slots: readonly { slot: string }[] }
  slot = slots.find((one) => one.slot.slice(0, 10) > (slots[40]?.slot ?? ''))?.slot ?? ''
  day = slot.slice(0, 10)
})
beforeEach(() => rowsOf(product.platform, 'truncate contact_presentation, mail, rate_limit'))

const contact = { name: 'Ola Próbna', email: 'ola@przyklad.pl', phone: '601 602 603' }
const book = (values: Readonly<Record<string, string>>) => postForm(product.get, '/umow-prezentacje', { ...contact, ...values })

test('ST-05 ten working days are links, the slots of one a choice; the page of a day is not indexed', async () => {
  const page = parsePage(await (await product.get('/umow-prezentacje')).text())
  const days = page.links.filter((href) => href.includes('?dzien='))
  expect([days.length, page.canonical]).toEqual([10, 'http://kredka.test/umow-prezentacje'])
  const html = await (await product.get(`/umow-prezentacje?dzien=${day}`)).text()
  expect(html.match(/ name="slot"/g)).toHaveLength(32)
  expect([parsePage(html).robots, html.includes(`value="${slot}"`)]).toEqual(['noindex,nofollow', true])
  for (const invalid of ['2026-99-99', 'x', '1999-01-01'])
    expect((await product.get(`/umow-prezentacje?dzien=${invalid}`)).status).toBe(200)
})

test('ST-05 booking works without JavaScript: shows a confirmation with a calendar entry; the cancellation link cancels only by its button', async () => {
  const booked = await book({ slot })
  expect(booked.status).toBe(303)
  const at = booked.headers.get('location') ?? ''
  const page = parsePage(await (await product.get(at)).text())
  expect([page.headings, page.robots, page.text.includes(contact.phone)]).toEqual([['Termin zarezerwowany'], 'noindex,nofollow', true])

  const entry = page.links.find((href) => href.endsWith('.ics')) ?? ''
  const file = await product.get(entry)
  expect([file.status, file.headers.get('content-type')]).toEqual([200, 'text/calendar; charset=utf-8'])
  expect(await file.text()).toContain(`DTSTART:${slot.replace(/[-:]|\.\d+/g, '')}`)

  const cancel = page.links.find((href) => href.includes('/odwolaj/')) ?? ''
  expect(parseForm(await (await product.get(cancel)).text()).values).toEqual({})
  const countActive = () => rowsOf(product.platform, 'select count(*)::int n from contact_presentation where cancelled_at is null')
  expect(await countActive()).toEqual([{ n: 1 }])
  const cancelled = await postForm(product.get, cancel, {})
  expect([cancelled.status, cancelled.headers.get('location'), await countActive()]).toEqual([303, at, [{ n: 0 }]])
  expect(parsePage(await (await product.get(at)).text()).headings).toEqual(['Termin odwołany'])
  expect([(await product.get(cancel)).status, (await product.get(entry)).status]).toEqual([301, 404])
})

test('ST-05 a slot taken meanwhile is 409, with the same day without it, and the typed values', async () => {
  expect((await product.post('/api/v1/presentation', { ...contact, slot })).status).toBe(200)
  const late = await book({ slot })
  expect(late.status).toBe(409)
  const html = await late.text()
  const form = parseForm(html)
  expect([form.formError, form.errors]).toEqual(['Ten termin jest już zajęty', { slot: 'Tę godzinę ktoś właśnie zajął. Wybierz inną' }])
  expect([form.values['name'], html.includes(`value="${slot}"`), html.match(/ name="slot"/g)?.length]).toEqual([contact.name, false, 31])

  const call = await product.post('/api/v1/presentation', { ...contact, slot })
  expect([call.status, await call.json()]).toMatchObject([
    409,
    { code: 'error/slot-taken', schema: { slot: [expect.stringContaining('zajął')] } },
  ])
})

test('ST-05 rejects invalid input with messages', async () => {
  const nothing = await book({ name: '', phone: '' })
  expect([nothing.status, parseForm(await nothing.text()).errors]).toEqual([
    422,
    { slot: 'Pole jest wymagane', name: 'Pole jest wymagane', phone: 'Pole jest wymagane' },
  ])
  const wrong = await book({ slot: '2026-01-01T03:00:00Z' })
  expect([wrong.status, parseForm(await wrong.text()).formError]).toEqual([422, 'O tej porze nie ma prezentacji'])
  for (const invalid of ['jutro', '2026-13-45T99:99:99Z', '2026-02-31T08:00:00Z'])
    expect([invalid, (await book({ slot: invalid })).status]).toEqual([invalid, 422])
  for (const query of ['from=x', 'from=2026-02-31', 'to=9999-99-99', 'od=1'])
    expect([query, (await product.get(`/api/v1/presentation/slots?${query}`)).status]).toEqual([query, 422])
  const facility = await product.post('/api/v1/presentation', { ...contact, slot, facility_id: '019ab000-0000-7000-8000-000000000000' })
  expect([facility.status, (await facility.json()).code]).toEqual([404, 'error/facility-not-found'])
  for (const path of ['termin', 'odwolaj']) expect((await product.get(`/umow-prezentacje/${path}/${'a'.repeat(32)}`)).status).toBe(404)
  expect((await product.get('/api/v1/presentation/a%00b/presentation.ics')).status).toBe(422)
})
