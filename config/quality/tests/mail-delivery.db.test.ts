import { Effect } from 'effect'
import { pino } from 'pino'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { eventually } from '#config/quality/testing/eventually.ts'
import { type Mail, MailQueue } from '#core/ports/mail-queue.ts'
import { Transaction } from '#core/ports/transaction.ts'
import { plugins } from '#plugins/server.gen.ts'
import { renderMail } from '#web/server/mails/entry.tsx'
import { makePlatform } from '../../app/platform.ts'
import type { PlatformOptions } from '../../app/platform-options.ts'
import { rowsOf, type TestPlatform, testPlatform } from '../testing/platform.ts'
import { type MailServer, startMailServer } from '../testing/smtp-server.ts'

const mailBranding = { load: async () => ({ renderMail }), publicUrl: 'http://kredka.test', operator: null }
const startTime = new Date('2026-11-24T08:00:00Z')
const minute = 60_000

let server: MailServer
let platform: TestPlatform
let minutes: number
const clock = { now: () => new Date(startTime.getTime() + minutes * minute) }
const platformWith = (url: string) => testPlatform({ clock, mailBranding, smtp: { url, from: 'Kredka <poczta@kredka.test>' } })
/** Another process with the same database. */
const startOther = (smtp: PlatformOptions['smtp']) =>
  makePlatform({ databaseUrl: platform.databaseUrl, plugins, logger: pino({ level: 'silent' }), clock, mailBranding, smtp: smtp ?? null })

beforeEach(async () => {
  minutes = 0
  server = await startMailServer()
  platform = await platformWith(server.url)
})
afterEach(async () => {
  await platform.end()
  await server.close()
})

const mail = (n: number | string, more: Partial<Mail> = {}) =>
  platform.find(MailQueue).enqueue({
    to: `osoba${n}@example.test`,
    language: 'pl',
    template: 'accounts.mail.password-changed',
    values: { name: `Osoba ${n}`, at: '2026-11-25T09:15:00.000Z' },
    key: `probe:${n}`,
    ...more,
  })
const enqueue = (...of: Parameters<typeof mail>) => Effect.runPromise(mail(...of))
const states = async () =>
  Object.fromEntries(
    (
      await rowsOf<{ state: string; n: number }>(
        platform,
        `select case when sent_at is not null then 'sent' when given_up_at is not null then 'given-up' else 'waits' end state, count(*)::int n from mail group by 1`,
      )
    ).map(({ state, n }) => [state, n]),
  )
const attempts = () => rowsOf<{ attempts: number; error: string | null }>(platform, 'select attempts, error from mail order by recipient')
const recipients = () => server.received.map(({ to }) => [to ?? []].flat()[0]?.text).toSorted()

test('PL-09 a committed mail is sent at once, in the language of its recipient, as HTML and plain text', async () => {
  platform.mails.start()
  const attachment = { name: 'prezentacja.ics', mime: 'text/calendar', text: 'BEGIN:VCALENDAR\r\nSUMMARY:Żółć\r\nEND:VCALENDAR' }
  await enqueue(1, { language: 'ua', attachments: [attachment], unsubscribe: `http://kredka.test/wypisz/${'a'.repeat(120)}` })
  await eventually(() => expect(server.received).toHaveLength(1))
  const [receivedMail] = server.received
  const [row] = await rowsOf<{ id: string }>(platform, 'select id from mail')
  expect(receivedMail).toMatchObject({
    subject: 'Ваш пароль змінено',
    messageId: `<${row?.id}@kredka.test>`,
    date: startTime,
    from: { text: '"Kredka" <poczta@kredka.test>' },
    text: expect.stringMatching(/25\.11\.2026,\s10:15/),
    html: expect.stringContaining('<html lang="uk">'),
  })
  const header = (name: string) => receivedMail?.headerLines.find(({ key }) => key === name)?.line.replace(/\r\n\s*/g, '')
  expect(header('list-unsubscribe')).toMatch(/^List-Unsubscribe: ?<http:\/\/kredka\.test\/wypisz\/a{120}>$/)
  expect(header('list-unsubscribe-post')).toBe('List-Unsubscribe-Post: List-Unsubscribe=One-Click')
  expect(header('auto-submitted')).toBe('Auto-Submitted: auto-generated')
  expect(receivedMail?.attachments.map(({ filename, contentType, content }) => [filename, contentType, content.toString()])).toEqual([
    ['prezentacja.ics', 'text/calendar', attachment.text],
  ])
  await eventually(async () => expect(await states()).toEqual({ sent: 1 }))
})

test('a mail of a rolled-back transaction is not sent; of several mails with one key one is sent', async () => {
  platform.mails.start()
  const broken = platform.find(Transaction)(Effect.andThen(mail('cofnieta'), Effect.die('rolled back')))
  await expect(Effect.runPromise(broken)).rejects.toThrow('rolled back')
  await Promise.all([enqueue(1), enqueue(1), enqueue(1)])
  await eventually(() => expect(server.received).toHaveLength(1))
  await enqueue('ostatnia')
  await eventually(async () => expect(await states()).toEqual({ sent: 2 }))
  expect(recipients()).toEqual(['osoba1@example.test', 'osobaostatnia@example.test'])
})

test('a permanently rejected mail is given up at once, without the address in the error; a temporarily rejected one is retried', async () => {
  server.setBehavior((to) => ({
    ...(to.startsWith('osoba1@') && { rejectCode: 550 }),
    ...(to.startsWith('osoba2@') && { rejectCode: 451 }),
  }))
  platform.mails.start()
  for (const n of [1, 2, 3]) await enqueue(n)
  await eventually(async () => expect(await states()).toEqual({ 'given-up': 1, waits: 1, sent: 1 }))
  expect(await attempts()).toEqual([
    { attempts: 1, error: 'EENVELOPE RCPT TO 550' },
    { attempts: 1, error: 'EENVELOPE RCPT TO 451' },
    { attempts: 1, error: null },
  ])
  server.setBehavior(() => ({}))
  minutes = 1
  platform.mails.deliverNow()
  await eventually(async () => expect(await states()).toEqual({ 'given-up': 1, sent: 2 }))
  expect(recipients()).toEqual(['osoba2@example.test', 'osoba3@example.test'])
  expect(await platform.metrics.text()).toMatch(/kredka_mails_total{outcome="sent"} 2\n/)
})

test('J12.7 ten minutes without the mail server lose no mail and send none twice', async () => {
  await server.close()
  platform.mails.start()
  for (let n = 0; n < 12; n++) await enqueue(n)
  for (const at of [0, 1, 3, 7]) {
    minutes = at
    platform.mails.deliverNow()
    const tries = [0, 1, 3, 7].indexOf(at) + 1
    await eventually(async () =>
      expect((await attempts()).map(({ attempts, error }) => [attempts, error])).toEqual(Array(12).fill([tries, 'ESOCKET CONN'])),
    )
    await eventually(async () => expect(await rowsOf(platform, 'select 1 from mail where claimed_until is not null')).toEqual([]))
  }
  server = await startMailServer(server.port)
  minutes = 10
  platform.mails.deliverNow()
  expect(await states()).toEqual({ waits: 12 })
  minutes = 15
  platform.mails.deliverNow()
  await eventually(async () => expect(await states()).toEqual({ sent: 12 }))
  expect(recipients()).toEqual(Array.from({ length: 12 }, (_, n) => `osoba${n}@example.test`).toSorted())
})

test('gives a mail up after three days without success', async () => {
  await server.close()
  await enqueue(1)
  minutes = 3 * 24 * 60
  platform.mails.start()
  await eventually(async () => expect(await states()).toEqual({ 'given-up': 1 }))
})

test('J12.7 mails claimed by a killed process are sent by another after the lease, once', async () => {
  for (let n = 0; n < 3; n++) await enqueue(n)
  await rowsOf(platform, `update mail set claimed_until = ?::timestamptz + interval '60 seconds', attempts = 1`, [startTime.toISOString()])
  platform.mails.start()
  await enqueue('nowa')
  await eventually(() => expect(recipients()).toEqual(['osobanowa@example.test']))
  minutes = 1
  platform.mails.deliverNow()
  await eventually(async () => expect(await states()).toEqual({ sent: 4 }))
  expect(new Set(recipients()).size).toBe(4)
})

test('two processes share the mails, at most four at a time each, and send each once; a slow server delays no caller', async () => {
  let accept = () => {}
  const until = new Promise<void>((resolve) => {
    accept = resolve
  })
  server.setBehavior(() => ({ until }))
  const other = await startOther({ url: server.url, from: 'poczta@kredka.test' })
  platform.mails.start()
  other.mails.start()
  for (let n = 0; n < 60; n++) await enqueue(n)
  await eventually(() => expect(server.maxConcurrent()).toBe(8))
  expect(await states()).toEqual({ waits: 60 })
  accept()
  await eventually(async () => expect(await states()).toEqual({ sent: 60 }))
  expect(new Set(recipients()).size).toBe(60)
  expect([server.received.length, server.maxConcurrent()]).toEqual([60, 8])
  expect(new Set(server.received.map(({ from }) => from?.text)).size).toBe(2)
  await other.close()
})

test('stopping finishes the mails that are being sent, and starts no other', async () => {
  server.setBehavior(() => ({ delayMs: 300 }))
  for (let n = 0; n < 8; n++) await enqueue(n)
  platform.mails.start()
  await eventually(() => expect(server.maxConcurrent()).toBe(4))
  await platform.mails.stop()
  expect(await states()).toEqual({ sent: 4, waits: 4 })
  expect(server.received).toHaveLength(4)
})

test('without a mail server mails wait without attempts', async () => {
  const withoutServer = await startOther(null)
  withoutServer.mails.start()
  await enqueue(1)
  expect([withoutServer.mails.isHealthy(), await states(), await attempts()]).toEqual([true, { waits: 1 }, [{ attempts: 0, error: null }]])
  await withoutServer.close()
})
