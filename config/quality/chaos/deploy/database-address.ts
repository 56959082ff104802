import os from 'node:os'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'

/** Returns an address of this machine by which others reach it: Patroni refuses the loopback. */
export const ownAddress = (): string | null =>
  Object.values(os.networkInterfaces())
    .flatMap((all = []) => all)
    .find(({ family, internal }) => family === 'IPv4' && !internal)?.address ?? null

/** Returns the first value that a statement returns. */
export const queryValue = async (url: string, sql: string): Promise<unknown> => {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5000 })
  try {
    await client.connect()
    const { rows } = await client.query<Record<string, unknown>>(sql)
    return Object.values(rows[0] ?? {})[0]
  } finally {
    await client.end().catch(() => undefined)
  }
}

/** Tries until it succeeds; throws the last error after two minutes. */
export const eventually = async <Result>(attempt: () => Promise<Result>): Promise<Result> => {
  for (const until = Date.now() + 120_000; ; await sleep(300)) {
    try {
      return await attempt()
    } catch (error) {
      if (Date.now() > until) throw error
    }
  }
}
