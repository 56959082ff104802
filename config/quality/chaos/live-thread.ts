import pg from 'pg'
import { connectSignedIn } from '../testing/websocket-client.ts'
import type { Killable } from './processes.ts'

/** Runs one statement over a connection of its own and returns its rows. */
export const queryRows = async <Row extends object>(
  databaseUrl: string,
  sql: string,
  values: readonly unknown[] = [],
): Promise<readonly Row[]> => {
  const client = new pg.Client({ connectionString: databaseUrl })
  // The statement fails by itself when the server is killed.
  client.on('error', () => undefined)
  await client.connect()
  try {
    return (await client.query<Row>(sql, [...values])).rows
  } finally {
    await client.end()
  }
}

/** Runs one statement over a connection of its own and returns its first row. */
export const queryOnce = async <Row extends object>(
  databaseUrl: string,
  sql: string,
  values: readonly unknown[] = [],
): Promise<Row | undefined> => (await queryRows<Row>(databaseUrl, sql, values))[0]

/** Thread of the demo's parent with a facility whose owner has an open page on each process. */
export interface LiveThread {
  /**
   * Posts a message to a process, again after an outage, and returns the milliseconds until the pages on all processes
   * have got a frame; `null` where one has not within the limit.
   */
  send(server: Killable, text: string, limitMs: number): Promise<number | null>
  close(): void
}

const facilityOfOwner = `select facility_id from access_grant g join accounts_account a on a.id = g.account_id
  where a.email = 'wlasciciel@demo.test' and g.role = 'owner' limit 1`

const post = async ({ url }: Killable, path: string, body: object, jwt?: string): Promise<Response> => {
  const headers = { 'content-type': 'application/json', 'x-forwarded-for': '198.18.0.9', ...(jwt && { authorization: `Bearer ${jwt}` }) }
  return fetch(url + path, { method: 'POST', headers, body: JSON.stringify(body) })
}
const call = async (server: Killable, path: string, body: object, jwt?: string): Promise<Readonly<Record<string, unknown>>> => {
  const response = await post(server, path, body, jwt)
  if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`)
  return (await response.json()) as Readonly<Record<string, unknown>>
}
const signIn = async (server: Killable, name: string) =>
  String((await call(server, '/api/login', { email: `${name}@demo.test`, password: 'Demo!2345' }))['jwt'])

/** Opens a thread of the demo's parent, and a websocket of the owner on each process. */
export const openLiveThread = async (servers: readonly [Killable, ...Killable[]], databaseUrl: string): Promise<LiveThread> => {
  const facility = await queryOnce<{ facility_id: string }>(databaseUrl, facilityOfOwner)
  const parent = await signIn(servers[0], 'rodzic')
  const owner = await signIn(servers[0], 'wlasciciel')
  const question = { facility_id: facility?.facility_id, topic: 'other', text: 'Czy jest ogród?' }
  const { id } = await call(servers[0], '/api/v1/user-question', question, parent)
  const readers = await Promise.all(servers.map(({ url }) => connectSignedIn(url, owner)))
  const updates = () =>
    readers.map(({ frames }) => frames.filter(({ type, data }) => type === 'question.updated' && (data as { id: string }).id === id).length)
  const nextTurn = () => new Promise((resolve) => setTimeout(resolve, 1))
  return {
    send: async (server, text, limitMs) => {
      const known = updates()
      let response = await post(server, `/api/v1/user-question/${id}/message`, { text }, parent)
      for (; response.status === 503; await nextTurn())
        response = await post(server, `/api/v1/user-question/${id}/message`, { text }, parent)
      if (!response.ok) throw new Error(`message: ${response.status} ${await response.text()}`)
      const began = performance.now()
      while (updates().some((count, at) => count === known[at])) {
        if (performance.now() - began > limitMs) return null
        await nextTurn()
      }
      return performance.now() - began
    },
    close: () => {
      for (const { socket } of readers) socket.close()
    },
  }
}
