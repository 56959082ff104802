import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import type { Drill } from './drill.ts'
import { compare, type Kept } from './ledger.ts'
import { killPostgres, stopPostgres, urlOfPostgres } from './postgres.ts'
import { startServer } from './processes.ts'
import { toldWrong } from './visitors.ts'
import { sendWriters } from './writers.ts'

interface Table {
  readonly messages: readonly Kept[]
  /** Messages without both of their mails. */
  readonly half: number
}

const readTable = async (dataDir: string): Promise<Table> => {
  const client = new pg.Client({ connectionString: await urlOfPostgres(dataDir) })
  await client.connect()
  try {
    const { rows } = await client.query<Kept & { mails: number }>(
      `select number, message as text,
         (select count(*)::int from mail where once_key in ('contact.receipt:' || c.id, 'contact.message:' || c.id)) as mails
       from contact_message c`,
    )
    return { messages: rows, half: rows.filter(({ mails }) => mails !== 2).length }
  } finally {
    await client.end()
  }
}

/** kill −9 of the application and of PostgreSQL by turns, while people write; what they were given a number for is kept, once. */
export const killed: Drill = {
  description: 'kill −9 of the application and of PostgreSQL by turns under four writers',
  run: async ({ folder, short }) => {
    const dataDir = path.join(folder, 'killed')
    const variables = { DATA_DIR: dataDir }
    let server = await startServer(variables)
    const port = Number(new URL(server.url).port)
    const writers = sendWriters(server.url, 4)
    const rounds = short ? 7 : 30
    const kills = { app: 0, postgres: 0 }
    let [ready, end] = [0, 0]
    const said: string[] = []
    try {
      for (let round = 0; round < rounds; round++) {
        await sleep(200 + Math.random() * 1300)
        if (round % 2) {
          killPostgres(dataDir)
          kills.postgres++
          await sleep(Math.random() * 300)
          end = Math.max(end, (await server.stop()).seconds)
          said.push(server.said())
        } else {
          await server.kill()
          kills.app++
        }
        const began = performance.now()
        server = await startServer(variables, port)
        ready = Math.max(ready, (performance.now() - began) / 1000)
      }
      await sleep(500)
      await writers.leave()
      const { messages, half } = await readTable(dataDir)
      const { sent, acknowledged } = writers.ledger
      const { lost, doubled, strange, unthanked } = compare(writers.ledger, messages)
      const odd = [...writers.wrong.keys()].filter((told) => told !== '503' && told !== 'no connection')
      if (odd.length) process.stderr.write(`${said.join('').slice(-5000)}\n`)
      return [
        { description: 'kills', figure: `${kills.app} of the application, ${kills.postgres} of PostgreSQL` },
        { description: 'messages sent', figure: sent.size },
        { description: 'acknowledged', figure: acknowledged.size, well: acknowledged.size > rounds },
        { description: 'told instead of a number', figure: toldWrong(writers), well: odd.length === 0 },
        { description: 'acknowledged and lost', figure: lost, well: lost === 0 },
        { description: 'doubled', figure: doubled, well: doubled === 0 },
        { description: 'rows that nobody sent', figure: strange, well: strange === 0 },
        { description: 'kept, their senders not told', figure: unthanked },
        { description: 'kept without both mails', figure: half, well: half === 0 },
        { description: 'longest graceful end without the database, s', figure: Number(end.toFixed(1)), well: end < 15 },
        { description: 'longest from restart to ready, s', figure: Number(ready.toFixed(1)) },
      ]
    } finally {
      await writers.leave()
      await server.stop()
      // Whoever was killed last did not stop it.
      await stopPostgres(dataDir)
    }
  },
}
