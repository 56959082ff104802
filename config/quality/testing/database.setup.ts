import { chmodSync, existsSync, mkdtempSync, rmSync } from 'node:fs'
import path from 'node:path'
import pg from 'pg'
import type { TestProject } from 'vitest/node'
import { startEmbedded } from '#adapters/postgres/embedded/embedded.ts'
import { temporaryFolder } from './temporary-folder.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** URL of the server's `postgres` database. */
    databaseServer: string
    /** Prefix of the names of all databases of this run. */
    databasePrefix: string
  }
}

/**
 * Provides one server for the whole run: `TEST_DATABASE_URL`, or an embedded one in a temporary folder. Drops the run's
 * databases at the end.
 */
export default async function setup({ provide }: TestProject): Promise<() => Promise<void>> {
  const prefix = `kredka_test_${process.pid}_${Date.now().toString(36)}_`
  const externalUrl = process.env['TEST_DATABASE_URL']
  const folder = externalUrl ? undefined : sharedFolder()
  // Test data need not survive a power failure.
  const embedded = folder
    ? await startEmbedded(folder, { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off', max_connections: '200' })
    : undefined
  const server = new URL(externalUrl ?? embedded?.url ?? '')
  server.pathname = '/postgres'
  provide('databaseServer', server.href)
  provide('databasePrefix', prefix)

  return async () => {
    if (externalUrl) await dropAll(server.href, prefix)
    await embedded?.stop()
    if (folder && !existsSync(path.join(folder, 'cluster', 'postmaster.pid'))) rmSync(folder, { recursive: true, force: true })
  }
}

// Vitest calls `setup` once per project; all projects of a run share one folder and therefore one server.
const sharedFolder = (): string => {
  process.env['KREDKA_TEST_FOLDER'] ??= mkdtempSync(path.join(temporaryFolder(), 'kredka-test-'))
  const folder = process.env['KREDKA_TEST_FOLDER']
  // When this process is root, PostgreSQL runs as another user.
  chmodSync(folder, 0o755)
  return folder
}

const dropAll = async (server: string, prefix: string): Promise<void> => {
  const client = new pg.Client({ connectionString: server })
  await client.connect()
  const { rows } = await client.query<{ datname: string }>('select datname from pg_database where starts_with(datname, $1)', [prefix])
  for (const { datname } of rows) await client.query(`drop database if exists "${datname}" with (force)`)
  await client.end()
}
