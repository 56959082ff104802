import net from 'node:net'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { eventually } from '#config/quality/testing/eventually.ts'
import { rowsOf } from '#config/quality/testing/platform.ts'
import { startProduct, type TestProduct } from '#config/quality/testing/product.ts'
import { type MailServer, startMailServer } from '#config/quality/testing/smtp-server.ts'
import { anonymous } from '#core/access/actor.ts'
import { languages, prefixOf } from '#core/kernel/language.ts'
import { ListSlots } from '../use-cases/presentations.ts'

const operator = { OPERATOR_NAME: 'Testowa', OPERATOR_ADDRESS: 'ul. Próbna 1, Łódź', OPERATOR_EMAIL: 'biuro@kredka.test' }

let server: MailServer
let product: TestProduct
beforeAll(async () => {
  server = await startMailServer()
  product = await startProduct({ editions: 0, variables: { SMTP_URL: server.url, MAIL_FROM: 'Kredka <poczta@kredka.test>', ...operator } })
})
beforeEach(async () => {
  await rowsOf(product.platform, 'truncate contact_message, contact_presentation, mail, outbox, outbox_delivery, rate_limit')
  server.received.length = 0
})
afterAll(async () => {
  await product.end()
  await server.close()
})

const written = { kind: 'general', name: 'Ala Próbna', email: 'ala@przyklad.pl', message: 'Czy "Tęcza" ma <ogród>?\nDziękuję' }
const mailTo = (to: string) => {
  const receivedMail = server.received.find((receivedMail) => [receivedMail.to ?? []].flat()[0]?.text === to)
  if (!receivedMail) throw new Error(`Nothing was sent to ${to}`)
  return receivedMail
}
const waitForBoth = (to: string) => eventually(() => ({ receipt: mailTo(to), forwarded: mailTo('biuro@kredka.test') }))

const greetings = { pl: 'Dzień dobry, Ala Próbna!', ua: 'Добрий день, Ala Próbna!', en: 'Hello Ala Próbna,' }

test.each(languages)(
  'ST-05 IN-05 a message gets a receipt by mail in %s and is forwarded to customer service in Polish',
  async (language) => {
    const response = await product.post('/api/v1/contact', { ...written, language })
    const { number } = (await response.json()) as { number: string }
    const { receipt, forwarded } = await waitForBoth('ala@przyklad.pl')
    expect(receipt.subject).toContain(number)
    for (const body of [receipt.text, String(receipt.html)]) expect(body).toContain(greetings[language])
    expect(receipt.text).not.toContain('Tęcza')
    expect(receipt.text).toContain('Testowa, ul. Próbna 1, Łódź')
    expect(forwarded.subject).toBe(`${number}: Pytanie lub uwaga`)
    expect(forwarded.text).toContain('ala@przyklad.pl')
    expect(forwarded.text).toContain('> Czy "Tęcza" ma <ogród>?\n> Dziękuję')
  },
)

test.each(languages)('ST-05 a booking is confirmed in %s with a calendar entry and a cancellation link', async (language) => {
  const { slots } = await product.platform.run(ListSlots, anonymous('10.0.0.1'), {})
  const booking = { slot: slots.at(-1)?.slot, name: 'Ala Próbna', email: 'ala@przyklad.pl', phone: '601 602 603', language }
  const { token } = (await (await product.post('/api/v1/presentation', booking)).json()) as { token: string }
  const { receipt, forwarded } = await waitForBoth('ala@przyklad.pl')
  const cancelUrl = `http://kredka.test${prefixOf[language]}/umow-prezentacje/odwolaj/${token}`
  for (const body of [receipt.text, String(receipt.html)]) expect(body).toContain(cancelUrl)
  const [entry] = receipt.attachments
  expect([entry?.filename, entry?.contentType]).toEqual(['prezentacja.ics', 'text/calendar'])
  expect(entry?.content.toString()).toBe(await (await product.get(`/api/v1/presentation/${token}/presentation.ics`)).text())
  expect(forwarded.text).toContain('601 602 603')
  expect((await product.get(cancelUrl.replace('http://kredka.test', ''))).status).toBe(200)
})

test('no request waits for a mail server that accepts connections and never responds', async () => {
  const sockets: net.Socket[] = []
  const mute = net.createServer((socket) => void sockets.push(socket)).listen(0, '127.0.0.1')
  await eventually(() => expect(mute.address()).not.toBeNull())
  const { port } = mute.address() as net.AddressInfo
  const waiting = await startProduct({ editions: 0, variables: { SMTP_URL: `smtp://127.0.0.1:${port}`, MAIL_FROM: 'poczta@kredka.test' } })
  for (let n = 0; n < 5; n++) expect((await waiting.post('/api/v1/contact', written)).status).toBe(200)
  await eventually(() => expect(sockets.length).toBeGreaterThan(0))
  await eventually(async () => expect((await waiting.get('/readyz')).status).toBe(200))
  expect(await rowsOf(waiting.platform, 'select count(*)::int n from mail where sent_at is null')).toEqual([{ n: 10 }])
  for (const socket of sockets) socket.destroy()
  mute.close()
  await waiting.end()
})
