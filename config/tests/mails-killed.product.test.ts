import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { build } from '../build.ts'
import { type MailServer, mailServer } from '../testing/smtp-server.ts'
import { rowsOf, type TestPlatform, testPlatform } from '../testing/platform.ts'
import { serverProcess } from '../testing/server-process.ts'

let platform: TestPlatform
let server: MailServer
beforeAll(async () => {
  expect(await build()).toEqual([])
  ;[platform, server] = await Promise.all([testPlatform(), mailServer()])
})
afterAll(async () => {
  await platform?.end()
  await server?.close()
})

const serve = () => serverProcess({ DATABASE_URL: platform.databaseUrl, SMTP_URL: server.url, MAIL_FROM: 'poczta@kredka.test' })

const write = async (url: string, n: number) => {
  const body = JSON.stringify({ kind: 'general', name: `Osoba ${n}`, email: `osoba${n}@przyklad.pl`, message: 'Dzień dobry' })
  const answer = await fetch(`${url}/api/v1/contact`, { method: 'POST', headers: { 'content-type': 'application/json' }, body })
  expect(answer.status).toBe(200)
}
const claimed = async () =>
  (await rowsOf<{ n: number }>(platform, 'select count(*)::int n from mail where claimed_until is not null and sent_at is null'))[0]?.n

test('J12.7 killed between commit and mail: sent after the restart, each once', async () => {
  server.treat(() => ({ mute: true }))
  const first = await serve()
  for (const n of [1, 2, 3]) await write(first.url, n)
  await vi.waitFor(async () => expect(await claimed()).toBe(4), 10_000)
  first.child.kill('SIGKILL')
  await vi.waitFor(() => expect(first.child.signalCode).toBe('SIGKILL'))
  expect(server.taken).toEqual([])

  server.treat(() => ({}))
  const second = await serve()
  await vi.waitFor(() => expect(server.taken).toHaveLength(2), 10_000)
  // That they were sent is written down a moment later.
  await vi.waitFor(async () => expect(await claimed()).toBe(4), 10_000)
  // A minute goes by.
  await rowsOf(platform, `update mail set claimed_until = claimed_until - interval '1 minute' where sent_at is null`)
  await vi.waitFor(async () => expect(await rowsOf(platform, 'select 1 from mail where sent_at is null')).toEqual([]), 10_000)
  expect([server.taken.length, new Set(server.taken.map(({ messageId }) => messageId)).size]).toEqual([6, 6])

  await write(second.url, 4)
  await vi.waitFor(() => expect(server.taken).toHaveLength(8), 10_000)
  expect(second.said()).not.toContain('przyklad.pl')
  expect((await second.stop()).code).toBe(0)
})
