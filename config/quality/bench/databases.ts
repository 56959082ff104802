import { chmodSync, mkdirSync } from 'node:fs'
import { tmpdir, userInfo } from 'node:os'
import path from 'node:path'
import pg from 'pg'
import { startEmbedded } from '#adapters/postgres/embedded/embedded.ts'

/** Data folder of the bench's PostgreSQL, reused between runs with its generated data; one per user of the machine. */
export const dataDir = path.join(tmpdir(), `kredka-bench-data-${userInfo().uid}`)

/** Databases of one PostgreSQL server, by name. */
export interface Databases {
  urlOf(name: string): string
  /** Runs statements on the server itself, such as `create database`. */
  execute(sql: string): Promise<pg.QueryResult>
  /** Runs work under an advisory lock by name, which is released when the process dies. */
  withLock<Result>(name: string, work: () => Promise<Result>): Promise<Result>
  /** Creates a temporary copy of a database, for measurements that write; returns its URL. */
  copyOf(source: string): Promise<string>
  stop(): Promise<void>
}

/** Starts the bench's PostgreSQL, or connects to it when another run has started it. */
export const openDatabases = async (): Promise<Databases> => {
  mkdirSync(dataDir, { recursive: true })
  // When run as root, PostgreSQL runs under another account.
  chmodSync(dataDir, 0o755)
  const { url, stop } = await startEmbedded(path.join(dataDir, 'postgres'))
  const urlOf = (name: string) => Object.assign(new URL(url), { pathname: `/${name}` }).href
  const client = new pg.Client({ connectionString: urlOf('postgres') })
  await client.connect()
  const copies: string[] = []
  return {
    urlOf,
    execute: (sql) => client.query(sql),
    withLock: async (name, work) => {
      await client.query('select pg_advisory_lock(hashtext($1))', [name])
      return work().finally(() => client.query('select pg_advisory_unlock(hashtext($1))', [name]))
    },
    copyOf: async (source) => {
      const origin = new URL(source).pathname.slice(1)
      const name = `copy_${process.pid}_${origin}`
      await client.query(`create database ${name} template ${origin} strategy file_copy`)
      copies.push(name)
      return urlOf(name)
    },
    stop: async () => {
      for (const name of copies) await client.query(`drop database if exists ${name} with (force)`)
      await client.end()
      await stop()
    },
  }
}

/** Runs statements in a database. */
export const executeIn = async (url: string, ...statements: readonly string[]): Promise<void> => {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    for (const statement of statements) await client.query(statement)
  } finally {
    await client.end()
  }
}
