import { expect, test } from 'vitest'
import { answerOf, browserWithoutScripts, formsIn } from '#config/quality/testing/browser-without-scripts.ts'
import { postForm } from '#config/quality/testing/parse-form.ts'
import { parsePage } from '#config/quality/testing/parse-page.ts'
import { rowsOf } from '#config/quality/testing/platform.ts'
import { startProduct } from '#config/quality/testing/product.ts'
import { startForTests } from '#config/quality/testing/start-for-tests.ts'
import { newId } from '#core/kernel/ids.ts'
import { createUser } from '#plugins/accounts/testing/create-user.ts'
import { makeFacility } from './make-facility.ts'
import { insertRoom } from './store-room.ts'

const product = startForTests(() => startProduct({ editions: 0 }))
const rows = <Row extends object>(sql: string, parameters: readonly unknown[] = []) => rowsOf<Row>(product.platform, sql, parameters)

const browserOf = (user: { readonly email: string; readonly password: string }) => browserWithoutScripts(product, user)

/** Stores a facility with an owner, a parent and their room. */
const begin = async () => {
  const made = await makeFacility(product.platform)
  const id = await insertRoom({ rows }, { facilityId: made.facilityId, accountId: made.parent.id })
  return { ...made, id, own: `/user/messages/${id}`, inPanel: `${made.panel}/${id}` }
}
const textsOf = async (id: string) =>
  (await rows<{ text: string }>('select text from chat_message where room_id = ? order by number', [id])).map(({ text }) => text)

test('RT-03 without scripts the inbox lists rooms with what is new, and a posted form sends one message however often it is pressed', async () => {
  const { owner, parent, facilityId, id, own, inPanel } = await begin()
  const desk = await browserOf(owner)
  const inbox = await desk.read(`/user_facility/${facilityId}/messages`)
  expect([inbox.status, parsePage(inbox.html).text]).toEqual([200, expect.stringMatching(/Dzień dobry.*1 nowa wiadomość/)])
  expect(parsePage(inbox.html).links).toContain(inPanel)

  const form = await desk.formOf(inPanel, 'send')
  const text = 'Dzień dobry,\r\njutro wycieczka.'
  const sent = await Promise.all([1, 2, 3].map(() => desk.post(inPanel, { ...form, text })))
  expect(sent.map(answerOf)).toEqual([1, 2, 3].map(() => [303, inPanel]))
  expect(await textsOf(id)).toEqual(['Dzień dobry', 'Dzień dobry,\njutro wycieczka.'])
  const home = await browserOf(parent)
  expect(await home.text(own)).toContain('jutro wycieczka.')
  expect((await home.formOf(own, 'send'))['key']).not.toBe((await home.formOf(own, 'send'))['key'])
})

test('RT-03 without scripts a rejected message comes back with its text and the error at the field', async () => {
  const { parent, own, id } = await begin()
  const home = await browserOf(parent)
  const empty = await home.submit(own, 'send', { text: ' ' })
  expect([empty.status, await empty.text()]).toEqual([422, expect.stringMatching(/aria-invalid="true"[\s\S]*Wpisz/)])
  const key = (await home.formOf(own, 'send'))['key'] ?? ''
  await home.post(own, { form: 'send', key, text: 'Raz' })
  const other = await home.post(own, { form: 'send', key, text: 'Dwa' })
  const html = await other.text()
  const shown = formsIn(html).find(({ values }) => values['form'] === 'send')?.values
  expect([other.status, shown?.['text'], html.includes('już wysłana z inną treścią')]).toEqual([409, 'Dwa', true])
  expect(shown?.['key']).not.toBe(key)
  const long = 'x'.repeat(2500)
  expect((await home.submit(own, 'send', { text: long })).status).toBe(422)
  expect(await textsOf(id)).toEqual(['Dzień dobry', 'Raz'])
})

test('RT-03 without scripts messages are marked as seen by a button, withdrawn, and rooms are muted, closed and opened again', async () => {
  const { owner, parent, id, own, inPanel } = await begin()
  const desk = await browserOf(owner)
  const home = await browserOf(parent)
  expect(await desk.text(inPanel)).toContain('nowe wiadomości')
  const markOf = () => rows<{ number: number }>('select number from chat_mark where room_id = ? and account_id = ?', [id, owner.id])
  expect(await markOf()).toEqual([])
  expect(answerOf(await desk.submit(inPanel, 'seen'))).toEqual([303, inPanel])
  expect(await markOf()).toEqual([{ number: 1 }])
  expect(await home.text(own)).toMatch(/przeczytano \d\d:\d\d/)

  expect(parsePage((await home.read(own)).html).links).toContain(`${own}?withdraw=1`)
  expect(answerOf(await home.submit(`${own}?withdraw=1`, 'withdraw'))).toEqual([303, own])
  expect(await desk.text(inPanel)).toContain('Wiadomość wycofana')

  expect(answerOf(await home.submit(own, 'mute'))).toEqual([303, own])
  expect((await home.read('/user/messages')).html).toContain('aria-label="wyciszona"')

  const closing = `${inPanel}?closing=true`
  const unexplained = await desk.submit(closing, 'close')
  expect([unexplained.status, await unexplained.text()]).toEqual([422, expect.stringContaining('pole-reason-blad')])
  expect(answerOf(await desk.submit(closing, 'close', { reason: 'Koniec roku' }))).toEqual([303, inPanel])
  expect(await home.text(own)).toContain('Koniec roku')
  const late = await home.post(own, { form: 'send', key: crypto.randomUUID(), text: 'Halo?' })
  expect([late.status, await late.text()]).toEqual([409, expect.stringContaining('Ta rozmowa jest zamknięta.')])
  expect(answerOf(await desk.submit(inPanel, 'reopen'))).toEqual([303, inPanel])
  expect(answerOf(await home.submit(`${own}?closing=true`, 'close'))).toEqual([303, own])
  expect(await desk.text(inPanel)).toContain('Rodzic zamknął tę rozmowę')
})

test('RT-03 without scripts older messages and older conversations are links, from part to part', async () => {
  const { owner, parent, facilityId, id, own } = await begin()
  await rows(
    `insert into chat_message (id, room_id, number, side, account_id, client_key, text, files, sent_at, hidden)
       select gen_random_uuid(), ?, n, 'parent', ?, gen_random_uuid(), 'numer ' || n || '.', '[]', now(), false
       from generate_series(2, 120) n returning 1`,
    [id, parent.id],
  )
  await rows('update chat_room set last_number = 120 where id = ? returning 1', [id])
  const home = await browserOf(parent)
  const earlier = async (path: string) =>
    parsePage((await home.read(path)).html).links.find((link) => link.startsWith(`${own}?earlier=`)) ?? ''
  expect(await home.text(own)).toContain('Ty numer 120.')
  const second = await home.read(await earlier(own))
  expect(parsePage(second.html).text).not.toContain('Ty numer 120.')
  expect(parsePage(second.html).links).toContain(own)
  const first = await earlier(await earlier(own))
  expect(await home.text(first)).toContain('Dzień dobry')
  expect(await earlier(first)).toBe('')

  for (let at = 1; at <= 34; at += 1) {
    const sentAt = `2026-01-01T10:${String(at).padStart(2, '0')}:00.000Z`
    await insertRoom({ rows }, { facilityId, accountId: newId(), sentAt })
  }
  const desk = await browserOf(owner)
  const list = `/user_facility/${facilityId}/messages`
  const inbox = parsePage((await desk.read(list)).html).links
  const older = inbox.find((link) => link.includes('before=')) ?? ''
  const rest = parsePage((await desk.read(older)).html).links
  const rooms = (links: readonly string[]) => links.filter((link) => /\/messages\/[0-9a-f-]{36}$/.test(link)).length
  expect([rooms(inbox), rooms(rest), rest.some((link) => link.includes('before='))]).toEqual([30, 5, false])
})

test('RT-03 posted forms of rooms have the guards of the API: others get 404, other sites 403, unknown forms 404', async () => {
  const { id, own, parent } = await begin()
  const stranger = await browserOf(await createUser(product.platform))
  const support = await browserOf(await createUser(product.platform, 'support'))
  const message = { form: 'send', key: crypto.randomUUID(), text: 'Dzień dobry?' }
  for (const browser of [stranger, support]) {
    expect((await browser.post(own, message)).status).toBe(404)
    expect((await browser.read(own)).status).toBe(404)
  }
  const home = await browserOf(parent)
  expect((await home.post(own, message, 'cross-site')).status).toBe(403)
  expect((await home.post(own, { ...message, form: 'toString' })).status).toBe(404)
  expect((await home.post(own, { text: 'bez nazwy' })).status).toBe(404)
  expect((await home.post(own, { ...message, key: 'abc' })).status).toBe(422)
  expect((await home.post(own, { ...message, files: 'x' })).status).toBe(422)
  expect((await home.post('/user/messages/abc', message)).status).toBe(404)
  expect(await textsOf(id)).toEqual(['Dzień dobry'])
  const visitor = await postForm(product.get, own, message)
  expect([visitor.status, visitor.headers.get('location')?.startsWith('/logowanie')]).toEqual([303, true])
})
