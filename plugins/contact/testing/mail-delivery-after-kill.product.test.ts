import { afterAll, beforeAll, expect, test } from 'vitest'
import { eventually } from '#config/quality/testing/eventually.ts'
import { rowsOf, type TestPlatform, testPlatform } from '#config/quality/testing/platform.ts'
import { registerData } from '#config/quality/testing/product.ts'
import { serverProcess } from '#config/quality/testing/server-process.ts'
import { type MailServer, startMailServer } from '#config/quality/testing/smtp-server.ts'

let platform: TestPlatform
let server: MailServer
beforeAll(async () => {
  // Facilities without the demo, whose mails would be sent as well.
  ;[platform, server] = await Promise.all([testPlatform({ data: registerData(1) }), startMailServer()])
})
afterAll(async () => {
  await platform?.end()
  await server?.close()
})

const serve = () => serverProcess({ DATABASE_URL: platform.databaseUrl, SMTP_URL: server.url, MAIL_FROM: 'poczta@kredka.test' })

const sendMessage = async (url: string, n: number) => {
  const body = JSON.stringify({ kind: 'general', name: `Osoba ${n}`, email: `osoba${n}@przyklad.pl`, message: 'Dzień dobry' })
  const response = await fetch(`${url}/api/v1/contact`, { method: 'POST', headers: { 'content-type': 'application/json' }, body })
  expect(response.status).toBe(200)
}
const claimed = async () =>
  (await rowsOf<{ n: number }>(platform, 'select count(*)::int n from mail where claimed_until is not null and sent_at is null'))[0]?.n

test('J12.7 mails of a process killed between commit and delivery are sent after the restart, once each', async () => {
  server.setBehavior(() => ({ noReply: true }))
  const first = await serve()
  for (const n of [1, 2, 3]) await sendMessage(first.url, n)
  await eventually(async () => expect(await claimed()).toBe(4))
  first.child.kill('SIGKILL')
  await eventually(() => expect(first.child.signalCode).toBe('SIGKILL'))
  expect(server.received).toEqual([])
  // The lease of a minute lasts, however long the second process takes to start.
  await rowsOf(platform, `update mail set claimed_until = claimed_until + interval '1 day' where sent_at is null`)

  server.setBehavior(() => ({}))
  const second = await serve()
  await eventually(() => expect(server.received).toHaveLength(2))
  // That they were sent is stored a moment later.
  await eventually(async () => expect(await claimed()).toBe(4))
  await rowsOf(platform, `update mail set claimed_until = claimed_until - interval '2 days' where sent_at is null`)
  await eventually(async () => expect(await rowsOf(platform, 'select 1 from mail where sent_at is null')).toEqual([]))
  expect([server.received.length, new Set(server.received.map(({ messageId }) => messageId)).size]).toEqual([6, 6])

  await sendMessage(second.url, 4)
  await eventually(() => expect(server.received).toHaveLength(8))
  expect(second.output()).not.toContain('przyklad.pl')
  expect((await second.stop()).code).toBe(0)
})
