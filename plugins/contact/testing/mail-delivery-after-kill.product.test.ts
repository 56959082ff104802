import { afterAll, beforeAll, expect, test, vi } from 'vitest'
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
  await vi.waitFor(async () => expect(await claimed()).toBe(4), 10_000)
  first.child.kill('SIGKILL')
  await vi.waitFor(() => expect(first.child.signalCode).toBe('SIGKILL'))
  expect(server.received).toEqual([])

  server.setBehavior(() => ({}))
  const second = await serve()
  await vi.waitFor(() => expect(server.received).toHaveLength(2), 10_000)
  // That they were sent is stored a moment later.
  await vi.waitFor(async () => expect(await claimed()).toBe(4), 10_000)
  // Lets the lease of a minute expire.
  await rowsOf(platform, `update mail set claimed_until = claimed_until - interval '1 minute' where sent_at is null`)
  await vi.waitFor(async () => expect(await rowsOf(platform, 'select 1 from mail where sent_at is null')).toEqual([]), 10_000)
  expect([server.received.length, new Set(server.received.map(({ messageId }) => messageId)).size]).toEqual([6, 6])

  await sendMessage(second.url, 4)
  await vi.waitFor(() => expect(server.received).toHaveLength(8), 10_000)
  expect(second.output()).not.toContain('przyklad.pl')
  expect((await second.stop()).code).toBe(0)
})
