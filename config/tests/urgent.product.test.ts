import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { system } from '#core/access/actor.ts'
import { DeliverUrgent } from '#plugins/contact/use-cases/deliver-urgent.ts'
import { readPage } from '../testing/html.ts'
import { aMinuteAgo, postForm, readForm } from '../testing/page-form.ts'
import { rowsOf } from '../testing/platform.ts'
import { type Served, served } from '../testing/served.ts'

let product: Served
beforeAll(async () => {
  product = await served({ editions: 1, cuttable: true })
})
afterAll(() => product.end())

const who = { name: 'Ala Próbna', email: 'ala@przyklad.pl' }
const post = (path: string, values: Readonly<Record<string, string>>) => postForm(product.get, path, values)
const onDisk = () => readdirSync(path.join(product.platform.dataDir, 'urgent'))
const inTable = () =>
  rowsOf<{ number: string }>(product.platform, `select number from contact_message where kind = 'urgent' order by sent_at`)
const deliver = () => product.platform.run(DeliverUrgent, system, {})

test('ER-02 J12.3 database away: 503 with a form; empty is refused, filled is accepted on the disk, and delivered once when it is back', async () => {
  await product.get('/')
  await product.platform.line?.cut()

  const away = await product.get('/zlobki/mazowieckie')
  expect([away.status, Number(away.headers.get('retry-after')) > 0]).toEqual([503, true])
  const html = await away.text()
  const { action, values } = readForm(html)
  expect([action, values['kind'], values['url']]).toEqual(['/kontakt', 'urgent', 'http://kredka.test/zlobki/mazowieckie'])
  expect(readPage(html).headings).toHaveLength(1)
  expect(readForm(await (await product.get('/uk/zlobki/mazowieckie')).text()).action).toBe('/uk/kontakt')

  const empty = await post('/kontakt', { ...values, ...who, ...aMinuteAgo(), message: ' ' })
  expect(empty.status).toBe(422)
  const again = readForm(await empty.text())
  expect([again.errors, again.values['name'], again.values['url']]).toEqual([{ message: 'Pole jest wymagane' }, who.name, values['url']])

  const taken = await post('/kontakt', { ...values, ...who, ...aMinuteAgo(), message: 'Nie mogę dodać dziecka do listy' })
  expect(taken.status).toBe(303)
  const thanks = await product.get(taken.headers.get('location') ?? '')
  const number = taken.headers.get('location')?.split('/').at(-1)
  expect([thanks.status, readPage(await thanks.text()).text.includes(number ?? '?')]).toEqual([200, true])
  const call = await product.post('/api/v1/contact', { ...who, kind: 'urgent', message: 'Drugie zgłoszenie' })
  const second = (await call.json()) as { number: string }
  expect([call.status, onDisk().length]).toEqual([200, 2])
  expect(await deliver()).toEqual({ waiting: 2 })

  await product.platform.line?.mend()
  expect(await deliver()).toEqual({ waiting: 0 })
  expect([await inTable(), onDisk()]).toEqual([[{ number }, second], []])
  expect(await rowsOf(product.platform, 'select count(*)::int n from mail')).toEqual([{ n: 4 }])
})

test('ER-02 what somebody was sending when the database went away is in the urgent form', async () => {
  await product.platform.line?.cut()
  const answer = await post('/kontakt', { ...who, kind: 'general', message: 'Długa wiadomość', ...aMinuteAgo() })
  expect(answer.status).toBe(503)
  expect(readForm(await answer.text()).values).toMatchObject({ ...who, kind: 'urgent', message: 'Długa wiadomość' })
  await product.platform.line?.mend()
})

test('ER-02 a process that ended between writing and clearing away leaves no double; what cannot be delivered stops nobody', async () => {
  const before = (await inTable()).length
  await post('/kontakt', { ...who, kind: 'urgent', message: 'Raz', ...aMinuteAgo() })
  const [file = ''] = onDisk()
  const box = path.join(product.platform.dataDir, 'urgent')
  const note = JSON.parse(readFileSync(path.join(box, file), 'utf8')) as Record<string, unknown>
  await deliver()
  writeFileSync(path.join(box, file), JSON.stringify(note))
  writeFileSync(path.join(box, '00000000-0000-7000-8000-000000000000.json'), JSON.stringify({ ...note, id: 'nie uuid' }))
  expect(await deliver()).toEqual({ waiting: 1 })
  expect((await inTable()).length).toBe(before + 1)
  expect(onDisk()).toEqual(['00000000-0000-7000-8000-000000000000.json'])
})

test('ER-02 one caller may send five an hour, counted without the database', async () => {
  const statuses = []
  for (let n = 0; n < 5; n++) statuses.push((await post('/kontakt', { ...who, kind: 'urgent', message: 'Znowu', ...aMinuteAgo() })).status)
  expect(statuses.filter((status) => status === 303).length).toBeLessThan(5)
  expect(statuses.at(-1)).toBe(429)
})
