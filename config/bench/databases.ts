import { chmodSync, mkdirSync } from 'node:fs'
import { tmpdir, userInfo } from 'node:os'
import path from 'node:path'
import pg from 'pg'
import { startEmbedded } from '#adapters/postgres/embedded/embedded.ts'

/** The bench's PostgreSQL stays here from run to run, with the made-up data it was filled with; each user of the machine has one. */
export const home = path.join(tmpdir(), `kredka-bench-data-${userInfo().uid}`)

/** Databases of one PostgreSQL, by their names. */
export interface Databases {
  urlOf(name: string): string
  /** Runs statements of the cluster itself, such as `create database`. */
  tell(sql: string): Promise<pg.QueryResult>
  /** Does something to a database while no other run does; a run that dies lets go. */
  alone<Result>(name: string, work: () => Promise<Result>): Promise<Result>
  /** The address of a copy of a database, for what is measured by writing; gone when the databases stop. */
  copyOf(source: string): Promise<string>
  stop(): Promise<void>
}

/** Brings the bench's PostgreSQL up, or joins it where another run has it up. */
export const openDatabases = async (): Promise<Databases> => {
  mkdirSync(home, { recursive: true })
  // PostgreSQL runs as another account when we are root.
  chmodSync(home, 0o755)
  const { url, stop } = await startEmbedded(path.join(home, 'postgres'))
  const urlOf = (name: string) => Object.assign(new URL(url), { pathname: `/${name}` }).href
  const client = new pg.Client({ connectionString: urlOf('postgres') })
  await client.connect()
  const copies: string[] = []
  return {
    urlOf,
    tell: (sql) => client.query(sql),
    alone: async (name, work) => {
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
export const tellDatabase = async (url: string, ...statements: readonly string[]): Promise<void> => {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    for (const statement of statements) await client.query(statement)
  } finally {
    await client.end()
  }
}
