import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { inject } from 'vitest'

/** Database for one test file. */
export interface TestDatabase {
  readonly url: string
  drop(): Promise<void>
}

/** Migrated template database; its name is unique within a run. */
export interface DatabaseTemplate {
  readonly name: string
  /** Template that it begins as a copy of; default: an empty database. */
  readonly base?: DatabaseTemplate | undefined
  readonly migrate: (url: string) => Promise<void>
}

/** Creates a copy of the template, which is migrated once per run; without a template, an empty database. */
export const createTestDatabase = async (template?: DatabaseTemplate): Promise<TestDatabase> => {
  const prefix = inject('databasePrefix')
  const name = `${prefix}${randomBytes(5).toString('hex')}`
  await onServer(async (server) => {
    await copyDatabase(server, name, template ? await ensureTemplate(server, prefix, template) : 'template1')
  })
  return {
    url: urlOf(name),
    drop: () =>
      onServer(async (server) => {
        await server.query(`drop database if exists "${name}" with (force)`)
      }),
  }
}

// Copying files takes half the time of copying pages through the log, and nothing has to survive a crash.
const copyDatabase = (server: pg.Client, name: string, source: string) =>
  server.query(`create database "${name}" template "${source}" strategy file_copy`)

const ensureTemplate = async (server: pg.Client, prefix: string, template: DatabaseTemplate): Promise<string> => {
  const source = template.base ? await ensureTemplate(server, prefix, template.base) : 'template1'
  const name = `${prefix}template_${template.name}`
  await server.query('select pg_advisory_lock(hashtext($1))', [name])
  try {
    const { rowCount } = await server.query('select 1 from pg_database where datname = $1', [name])
    if (rowCount) return name
    // Migrate under another name, so that a failed migration leaves no partial template behind.
    const draft = `${name}_draft`
    await server.query(`drop database if exists "${draft}" with (force)`)
    await copyDatabase(server, draft, source)
    await template.migrate(urlOf(draft))
    await server.query('select pg_terminate_backend(pid) from pg_stat_activity where datname = $1', [draft])
    await server.query(`alter database "${draft}" rename to "${name}"`)
    return name
  } finally {
    await server.query('select pg_advisory_unlock(hashtext($1))', [name])
  }
}

const urlOf = (name: string): string => {
  const url = new URL(inject('databaseServer'))
  url.pathname = `/${name}`
  return url.href
}

const onServer = async <Result>(work: (server: pg.Client) => Promise<Result>): Promise<Result> => {
  const server = new pg.Client({ connectionString: inject('databaseServer') })
  await server.connect()
  try {
    return await work(server)
  } finally {
    await server.end()
  }
}
