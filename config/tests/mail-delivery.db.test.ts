import { Effect } from 'effect'
import { pino } from 'pino'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type Mail, MailQueue } from '#core/ports/mailbox.ts'
import { Transaction } from '#core/ports/transaction.ts'
import { drawMail } from '#web/mails/entry.tsx'
import { plugins } from '#plugins/server.gen.ts'
import type { PlatformOptions } from '../ingredients.ts'
import { makePlatform } from '../platform.ts'
import { type MailServer, mailServer } from '../testing/smtp-server.ts'
import { rowsOf, type TestPlatform, testPlatform } from '../testing/platform.ts'

const letterhead = { load: async () => ({ drawMail }), publicUrl: 'http://kredka.test', operator: null }
const begun = new Date('2026-11-24T08:00:00Z')
const minute = 60_000

let server: MailServer
let platform: TestPlatform
let minutes: number
const clock = { now: () => new Date(begun.getTime() + minutes * minute) }
const platformWith = (url: string) => testPlatform({ clock, letterhead, smtp: { url, from: 'Kredka <poczta@kredka.test>' } })
/** Another process on the same database. */
const beside = (smtp: PlatformOptions['smtp']) =>
  makePlatform({ databaseUrl: platform.databaseUrl, plugins, logger: pino({ level: 'silent' }), clock, letterhead, smtp: smtp ?? null })

beforeEach(async () => {
  minutes = 0
  server = await mailServer()
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
    template: 'contact.mail.cancelled',
    values: { name: `Osoba ${n}`, slot: '2026-11-25T09:15:00.000Z' },
    key: `probe:${n}`,
    ...more,
  })
const post = (...of: Parameters<typeof mail>) => Effect.runPromise(mail(...of))
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
const recipients = () => server.taken.map(({ to }) => [to ?? []].flat()[0]?.text).toSorted()

test('PL-09 a mail that is committed leaves at once, as its recipient’s language and both twins have it', async () => {
  platform.mails.start()
  const attachment = { name: 'prezentacja.ics', mime: 'text/calendar', text: 'BEGIN:VCALENDAR\r\nSUMMARY:Żółć\r\nEND:VCALENDAR' }
  await post(1, { language: 'ua', attachments: [attachment], unsubscribe: `http://kredka.test/wypisz/${'a'.repeat(120)}` })
  await vi.waitFor(() => expect(server.taken).toHaveLength(1), 5000)
  const [letter] = server.taken
  const [row] = await rowsOf<{ id: string }>(platform, 'select id from mail')
  expect(letter).toMatchObject({
    subject: 'Презентацію скасовано',
    messageId: `<${row?.id}@kredka.test>`,
    date: begun,
    from: { text: '"Kredka" <poczta@kredka.test>' },
    text: expect.stringContaining('середа, 25 листопада 2026'),
    html: expect.stringContaining('<html lang="uk">'),
  })
  const header = (name: string) => letter?.headerLines.find(({ key }) => key === name)?.line.replace(/\r\n\s*/g, '')
  expect(header('list-unsubscribe')).toMatch(/^List-Unsubscribe: ?<http:\/\/kredka\.test\/wypisz\/a{120}>$/)
  expect(header('list-unsubscribe-post')).toBe('List-Unsubscribe-Post: List-Unsubscribe=One-Click')
  expect(header('auto-submitted')).toBe('Auto-Submitted: auto-generated')
  expect(letter?.attachments.map(({ filename, contentType, content }) => [filename, contentType, content.toString()])).toEqual([
    ['prezentacja.ics', 'text/calendar', attachment.text],
  ])
  await vi.waitFor(async () => expect(await states()).toEqual({ sent: 1 }), 5000)
})

test('a mail of a step that is taken back is not sent; of one key one is', async () => {
  platform.mails.start()
  const broken = platform.find(Transaction)(Effect.andThen(mail('cofnieta'), Effect.die('taken back')))
  await expect(Effect.runPromise(broken)).rejects.toThrow('taken back')
  await Promise.all([post(1), post(1), post(1)])
  await vi.waitFor(() => expect(server.taken).toHaveLength(1), 5000)
  await post('ostatnia')
  await vi.waitFor(async () => expect(await states()).toEqual({ sent: 2 }), 5000)
  expect(recipients()).toEqual(['osoba1@example.test', 'osobaostatnia@example.test'])
})

test('what a recipient’s server refuses for good is given up at once, without a word of whom; for now, it comes again', async () => {
  server.treat((to) => ({ ...(to.startsWith('osoba1@') && { refuses: 550 }), ...(to.startsWith('osoba2@') && { refuses: 451 }) }))
  platform.mails.start()
  for (const n of [1, 2, 3]) await post(n)
  await vi.waitFor(async () => expect(await states()).toEqual({ 'given-up': 1, waits: 1, sent: 1 }), 5000)
  expect(await attempts()).toEqual([
    { attempts: 1, error: 'EENVELOPE RCPT TO 550' },
    { attempts: 1, error: 'EENVELOPE RCPT TO 451' },
    { attempts: 1, error: null },
  ])
  server.treat(() => ({}))
  minutes = 1
  platform.mails.ring()
  await vi.waitFor(async () => expect(await states()).toEqual({ 'given-up': 1, sent: 2 }), 5000)
  expect(recipients()).toEqual(['osoba2@example.test', 'osoba3@example.test'])
  expect(await platform.metrics.text()).toMatch(/kredka_mails_total{outcome="sent"} 2\n/)
})

test('J12.7 a mail server that is away for ten minutes loses nothing and has nothing twice', async () => {
  await server.close()
  platform.mails.start()
  for (let n = 0; n < 12; n++) await post(n)
  for (const at of [0, 1, 3, 7]) {
    minutes = at
    platform.mails.ring()
    const tries = [0, 1, 3, 7].indexOf(at) + 1
    await vi.waitFor(
      async () =>
        expect((await attempts()).map(({ attempts, error }) => [attempts, error])).toEqual(Array(12).fill([tries, 'ESOCKET CONN'])),
      10_000,
    )
    await vi.waitFor(async () => expect(await rowsOf(platform, 'select 1 from mail where claimed_until is not null')).toEqual([]), 5000)
  }
  server = await mailServer(server.port)
  minutes = 10
  platform.mails.ring()
  expect(await states()).toEqual({ waits: 12 })
  minutes = 15
  platform.mails.ring()
  await vi.waitFor(async () => expect(await states()).toEqual({ sent: 12 }), 10_000)
  expect(recipients()).toEqual(Array.from({ length: 12 }, (_, n) => `osoba${n}@example.test`).toSorted())
})

test('after three days of nothing a mail is given up', async () => {
  await server.close()
  await post(1)
  minutes = 3 * 24 * 60
  platform.mails.start()
  await vi.waitFor(async () => expect(await states()).toEqual({ 'given-up': 1 }), 10_000)
})

test('J12.7 what a killed process had begun is sent by another when its lease has ended, once', async () => {
  for (let n = 0; n < 3; n++) await post(n)
  await rowsOf(platform, `update mail set claimed_until = ?::timestamptz + interval '60 seconds', attempts = 1`, [begun.toISOString()])
  platform.mails.start()
  await post('nowa')
  await vi.waitFor(() => expect(recipients()).toEqual(['osobanowa@example.test']), 5000)
  minutes = 1
  platform.mails.ring()
  await vi.waitFor(async () => expect(await states()).toEqual({ sent: 4 }), 5000)
  expect(new Set(recipients()).size).toBe(4)
})

test('two processes share the mails, at most four letters each, every one sent once; a slow server keeps nobody waiting', async () => {
  server.treat(() => ({ slow: 100 }))
  const other = await beside({ url: server.url, from: 'poczta@kredka.test' })
  platform.mails.start()
  other.mails.start()
  const began = performance.now()
  for (let n = 0; n < 60; n++) await post(n)
  expect(performance.now() - began).toBeLessThan(60 * 100)
  await vi.waitFor(async () => expect(await states()).toEqual({ sent: 60 }), 20_000)
  expect(new Set(recipients()).size).toBe(60)
  expect([server.taken.length, server.most() > 4, server.most() <= 8]).toEqual([60, true, true])
  expect(new Set(server.taken.map(({ from }) => from?.text)).size).toBe(2)
  await other.close()
})

test('what is being sent when a process ends is sent to its end, and nothing else is begun', async () => {
  server.treat(() => ({ slow: 300 }))
  for (let n = 0; n < 8; n++) await post(n)
  platform.mails.start()
  await vi.waitFor(() => expect(server.most()).toBe(4), 5000)
  await platform.mails.stop()
  expect(await states()).toEqual({ sent: 4, waits: 4 })
  expect(server.taken).toHaveLength(4)
})

test('without a mail server mails wait and nothing is tried', async () => {
  const alone = await beside(null)
  alone.mails.start()
  await post(1)
  expect([alone.mails.isWell(), await states(), await attempts()]).toEqual([true, { waits: 1 }, [{ attempts: 0, error: null }]])
  await alone.close()
})
