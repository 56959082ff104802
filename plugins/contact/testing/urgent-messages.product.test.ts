import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { parseForm, postForm } from '#config/quality/testing/parse-form.ts'
import { parsePage } from '#config/quality/testing/parse-page.ts'
import { rowsOf } from '#config/quality/testing/platform.ts'
import { startProduct } from '#config/quality/testing/product.ts'
import { startForTests } from '#config/quality/testing/start-for-tests.ts'
import { system } from '#core/access/actor.ts'
import { DeliverUrgent } from '../use-cases/messages.ts'

const product = startForTests(() => startProduct({ editions: 1, withDatabaseProxy: true }))

const sender = { name: 'Ala Próbna', email: 'ala@przyklad.pl' }
const post = (path: string, values: Readonly<Record<string, string>>) => postForm(product.get, path, values)
const onDisk = () => readdirSync(path.join(product.platform.dataDir, 'urgent'))
const inTable = () =>
  rowsOf<{ number: string }>(product.platform, `select number from contact_message where kind = 'urgent' order by sent_at`)
const deliver = () => product.platform.run(DeliverUrgent, system, {})

test('ER-02 J12.3 while the database is unreachable pages are 503 with a form; an empty one is rejected, a filled one is stored on disk, and delivered once afterwards', async () => {
  await product.get('/')
  await product.platform.databaseProxy?.disconnect()

  const unavailable = await product.get('/zlobki/mazowieckie')
  expect([unavailable.status, Number(unavailable.headers.get('retry-after')) > 0]).toEqual([503, true])
  const html = await unavailable.text()
  const { action, values } = parseForm(html)
  expect([action, values['kind'], values['url']]).toEqual(['/kontakt', 'urgent', 'http://kredka.test/zlobki/mazowieckie'])
  expect(parsePage(html).headings).toHaveLength(1)
  expect(parseForm(await (await product.get('/uk/zlobki/mazowieckie')).text()).action).toBe('/uk/kontakt')

  const empty = await post('/kontakt', { ...values, ...sender, message: ' ' })
  expect(empty.status).toBe(422)
  const again = parseForm(await empty.text())
  expect([again.errors, again.values['name'], again.values['url']]).toEqual([{ message: 'Pole jest wymagane' }, sender.name, values['url']])

  const accepted = await post('/kontakt', { ...values, ...sender, message: 'Nie mogę dodać dziecka do listy' })
  expect(accepted.status).toBe(303)
  const thanks = await product.get(accepted.headers.get('location') ?? '')
  const number = accepted.headers.get('location')?.split('/').at(-1)
  expect([thanks.status, parsePage(await thanks.text()).text.includes(number ?? '?')]).toEqual([200, true])
  const call = await product.post('/api/v1/contact', { ...sender, kind: 'urgent', message: 'Drugie zgłoszenie' })
  const second = (await call.json()) as { number: string }
  expect([call.status, onDisk().length]).toEqual([200, 2])
  expect(await deliver()).toEqual({ waiting: 2 })

  await product.platform.databaseProxy?.reconnect()
  expect(await deliver()).toEqual({ waiting: 0 })
  expect([await inTable(), onDisk()]).toEqual([[{ number }, second], []])
  expect(await rowsOf(product.platform, 'select count(*)::int n from mail')).toEqual([{ n: 4 }])
})

test('ER-02 a form that was sent while the database was unreachable is filled into the urgent form', async () => {
  await product.platform.databaseProxy?.disconnect()
  const response = await post('/kontakt', { ...sender, kind: 'general', message: 'Długa wiadomość' })
  expect(response.status).toBe(503)
  expect(parseForm(await response.text()).values).toMatchObject({ ...sender, kind: 'urgent', message: 'Długa wiadomość' })
  await product.platform.databaseProxy?.reconnect()
})

test('ER-02 a process killed between delivery and cleanup leaves no duplicate; an undeliverable message blocks no other', async () => {
  const before = (await inTable()).length
  await product.platform.databaseProxy?.disconnect()
  await post('/kontakt', { ...sender, kind: 'urgent', message: 'Raz' })
  await product.platform.databaseProxy?.reconnect()
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

test('ER-02 one caller may send five messages an hour, counted without the database', async () => {
  const statuses = []
  for (let n = 0; n < 5; n++) statuses.push((await post('/kontakt', { ...sender, kind: 'urgent', message: 'Znowu' })).status)
  expect(statuses.filter((status) => status === 303).length).toBeLessThan(5)
  expect(statuses.at(-1)).toBe(429)
})
