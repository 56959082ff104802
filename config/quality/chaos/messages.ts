import { randomUUID } from 'node:crypto'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { connectSignedIn } from '../testing/websocket-client.ts'
import type { ChaosExperiment } from './experiment.ts'
import { queryOnce, queryRows } from './live-thread.ts'
import { stopPostgres, urlOfPostgres } from './postgres.ts'
import { startServer } from './processes.ts'

/** Messages that each colleague writes, within the limit of a minute. */
const each = 10
const password = 'Demo!2345'

interface Colleague {
  readonly email: string
  readonly address: string
}

/** Makes copies of the owner of the demo administrators of the facility. */
const addColleagues = async (databaseUrl: string, facilityId: string, count: number): Promise<readonly Colleague[]> => {
  const added = await queryRows<{ email: string }>(
    databaseUrl,
    `with added as (insert into accounts_account
       select (jsonb_populate_record(a, jsonb_build_object('id', gen_random_uuid(), 'email', 'kadra' || n || '@example.test', 'photo', null))).*
         from accounts_account a, generate_series(1, $1::int) n where a.email = 'wlasciciel@demo.test' returning id, email),
     granted as (insert into access_grant (account_id, facility_id, role, permissions)
       select id, $2::uuid, 'administrator', '{facility-chat/write}' from added)
     select email from added`,
    [count, facilityId],
  )
  return added.map(({ email }, at) => ({ email, address: `198.18.1.${at + 1}` }))
}

interface Call {
  readonly path: string
  readonly body: object
  readonly address: string
  readonly jwt?: string
}

/** Posts until the server has answered, as a browser does that keeps its messages; fails for a refusal. */
const postUntilAnswered = async (url: string, { path: to, body, address, jwt }: Call): Promise<Readonly<Record<string, unknown>>> => {
  const headers = { 'content-type': 'application/json', 'x-forwarded-for': address, ...(jwt && { authorization: `Bearer ${jwt}` }) }
  for (;;) {
    const options = { method: 'POST', headers, body: JSON.stringify(body), signal: AbortSignal.timeout(10_000) }
    const answer = await fetch(url + to, options).catch(() => null)
    const text = await answer?.text().catch(() => null)
    if (answer?.ok && text) return JSON.parse(text)
    if (answer && answer.status < 500 && text) throw new Error(`${to}: ${answer.status} ${text}`)
    await sleep(50)
  }
}

const signIn = async (url: string, { email, address }: Colleague): Promise<string> =>
  String((await postUntilAnswered(url, { path: '/api/login', body: { email, password }, address }))['jwt'])

/**
 * Kills one of two processes ten times while fifty colleagues write into one room through it, each in turn and with keys; then looks
 * for each message, once and in order, in the table and on the open page at the other process.
 */
export const messages: ChaosExperiment = {
  description: 'SIGKILL of a process, ten times, under 500 messages of 50 colleagues in one room, read on another process',
  run: async ({ folder, short }) => {
    const dataDir = path.join(folder, 'messages')
    let writing = await startServer({ DATA_DIR: dataDir })
    const port = Number(new URL(writing.url).port)
    const databaseUrl = await urlOfPostgres(dataDir)
    const reading = await startServer({ DATA_DIR: dataDir, DATABASE_URL: databaseUrl })
    const kills = short ? 2 : 10
    try {
      const found = await queryOnce<{ facility_id: string }>(
        databaseUrl,
        `select facility_id from access_grant g join accounts_account a on a.id = g.account_id
          where a.email = 'wlasciciel@demo.test' and g.role = 'owner' limit 1`,
      )
      const facilityId = found?.facility_id ?? ''
      await queryRows(databaseUrl, `delete from chat_room where facility_id = $1 and kind = 'staff'`, [facilityId])
      const colleagues = await addColleagues(databaseUrl, facilityId, short ? 5 : 50)
      const owner = await signIn(reading.url, { email: 'wlasciciel@demo.test', address: '198.18.0.9' })
      const opening = { path: '/api/v1/chat/room', body: { facility_id: facilityId, kind: 'staff' }, address: '198.18.0.9', jwt: owner }
      const { id } = await postUntilAnswered(reading.url, opening)
      const page = await connectSignedIn(reading.url, owner, undefined, '/api/v1/chat/ws')
      let sent = 0
      let isDone = false
      const write = async (colleague: Colleague) => {
        const jwt = await signIn(writing.url, colleague)
        for (let n = 1; n <= each; n++) {
          const body = { key: randomUUID(), text: `${colleague.email} ${n}` }
          await postUntilAnswered(writing.url, { path: `/api/v1/chat/room/${id}/message`, body, address: colleague.address, jwt })
          sent++
          await sleep(Math.random() * 1500)
        }
      }
      const kill = async () => {
        const total = colleagues.length * each
        for (let round = 1; round <= kills; round++) {
          while (sent < (total * round) / (kills + 1)) await sleep(10)
          await writing.kill()
          writing = await startServer({ DATA_DIR: dataDir, DATABASE_URL: databaseUrl }, port)
        }
        isDone = true
      }
      await Promise.all([kill(), ...colleagues.map(write)])
      await sleep(3000)
      const stored = await queryRows<{ number: number; text: string }>(
        databaseUrl,
        'select number, text from chat_message where room_id = $1 order by number',
        [id],
      )
      const total = colleagues.length * each
      const gaps = stored.filter(({ number }, at) => number !== at + 1).length
      const inOrder = colleagues.filter(({ email }) => {
        const own = stored.filter(({ text }) => text.startsWith(`${email} `)).map(({ text }) => Number(text.split(' ')[1]))
        return own.length === each && own.every((n, at) => n === at + 1)
      }).length
      const shown = page.frames.filter(({ type }) => type === 'chat.message')
      const numbers = shown.map(({ data }) => (data as { message: { number: number } }).message.number)
      const missing = stored.filter(({ number }) => !numbers.includes(number)).length
      return [
        { description: 'kills', figure: kills, ok: isDone },
        {
          description: 'messages written, stored, gaps in their numbers',
          figure: `${total}, ${stored.length}, ${gaps}`,
          ok: stored.length === total && gaps === 0,
        },
        {
          description: 'colleagues whose messages are stored once and in order',
          figure: `${inOrder} of ${colleagues.length}`,
          ok: inOrder === colleagues.length,
        },
        {
          description: 'messages missing on the open page at the other process; shown twice',
          figure: `${missing}; ${numbers.length - new Set(numbers).size}`,
          ok: missing === 0,
        },
      ]
    } finally {
      await reading.stop()
      await writing.stop()
      await stopPostgres(dataDir)
    }
  },
}
