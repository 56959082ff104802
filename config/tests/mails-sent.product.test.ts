import net from 'node:net'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { ListSlots } from '#plugins/contact/use-cases/list-slots.ts'
import { anonymous } from '#core/access/actor.ts'
import { languages, prefixOf } from '#core/kernel/language.ts'
import { type MailServer, mailServer } from '../testing/smtp-server.ts'
import { rowsOf } from '../testing/platform.ts'
import { type Served, served } from '../testing/served.ts'

const operator = { OPERATOR_NAME: 'Testowa', OPERATOR_ADDRESS: 'ul. Próbna 1, Łódź', OPERATOR_EMAIL: 'biuro@kredka.test' }

let server: MailServer
let product: Served
beforeAll(async () => {
  server = await mailServer()
  product = await served({ editions: 0, variables: { SMTP_URL: server.url, MAIL_FROM: 'Kredka <poczta@kredka.test>', ...operator } })
})
beforeEach(async () => {
  await rowsOf(product.platform, 'truncate contact_message, contact_presentation, mail, outbox, outbox_delivery, rate_limit')
  server.taken.length = 0
})
afterAll(async () => {
  await product.end()
  await server.close()
})

const written = { kind: 'general', name: 'Ala Próbna', email: 'ala@przyklad.pl', message: 'Czy "Tęcza" ma <ogród>?\nDziękuję' }
const takenBy = (to: string) => {
  const letter = server.taken.find((letter) => [letter.to ?? []].flat()[0]?.text === to)
  if (!letter) throw new Error(`Nothing was sent to ${to}`)
  return letter
}
const both = (to: string) => vi.waitFor(() => ({ theirs: takenBy(to), ours: takenBy('biuro@kredka.test') }), 10_000)

const greetings = { pl: 'Dzień dobry, Ala Próbna!', ua: 'Добрий день, Ala Próbna!', en: 'Hello Ala Próbna,' }

test.each(languages)('ST-05 IN-05 a message is answered by mail in %s and handed to customer service in Polish', async (language) => {
  const answer = await product.post('/api/v1/contact', { ...written, language })
  const { number } = (await answer.json()) as { number: string }
  const { theirs, ours } = await both('ala@przyklad.pl')
  expect(theirs.subject).toContain(number)
  for (const twin of [theirs.text, String(theirs.html)]) expect(twin).toContain(greetings[language])
  expect(theirs.text).toContain('> Czy "Tęcza" ma <ogród>?\n> Dziękuję')
  expect(theirs.text).toContain('Testowa, ul. Próbna 1, Łódź')
  expect(ours.subject).toBe(`${number}: Pytanie lub uwaga`)
  expect(ours.text).toContain('ala@przyklad.pl')
})

test.each(languages)('ST-05 a booking is confirmed in %s with a calendar entry and the way to call it off', async (language) => {
  const { slots } = await product.platform.run(ListSlots, anonymous('10.0.0.1'), {})
  const asked = { slot: slots.at(-1)?.slot, name: 'Ala Próbna', email: 'ala@przyklad.pl', phone: '601 602 603', language }
  const { token } = (await (await product.post('/api/v1/presentation', asked)).json()) as { token: string }
  const { theirs, ours } = await both('ala@przyklad.pl')
  const way = `http://kredka.test${prefixOf[language]}/umow-prezentacje/odwolaj/${token}`
  for (const twin of [theirs.text, String(theirs.html)]) expect(twin).toContain(way)
  const [entry] = theirs.attachments
  expect([entry?.filename, entry?.contentType]).toEqual(['prezentacja.ics', 'text/calendar'])
  expect(entry?.content.toString()).toBe(await (await product.get(`/api/v1/presentation/${token}/presentation.ics`)).text())
  expect(ours.text).toContain('601 602 603')
  expect((await product.get(way.replace('http://kredka.test', ''))).status).toBe(200)
})

test('no request waits for a mail server that takes calls and says nothing', async () => {
  const sockets: net.Socket[] = []
  const mute = net.createServer((socket) => void sockets.push(socket)).listen(0, '127.0.0.1')
  await vi.waitFor(() => expect(mute.address()).not.toBeNull())
  const { port } = mute.address() as net.AddressInfo
  const waiting = await served({ editions: 0, variables: { SMTP_URL: `smtp://127.0.0.1:${port}`, MAIL_FROM: 'poczta@kredka.test' } })
  const began = performance.now()
  for (let n = 0; n < 5; n++) expect((await waiting.post('/api/v1/contact', written)).status).toBe(200)
  expect(performance.now() - began).toBeLessThan(5000)
  await vi.waitFor(() => expect(sockets.length).toBeGreaterThan(0), 5000)
  expect((await waiting.get('/readyz')).status).toBe(200)
  expect(await rowsOf(waiting.platform, 'select count(*)::int n from mail where sent_at is null')).toEqual([{ n: 10 }])
  for (const socket of sockets) socket.destroy()
  mute.close()
  await waiting.end()
})
