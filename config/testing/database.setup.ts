import { chmodSync, existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import pg from 'pg'
import type { TestProject } from 'vitest/node'
import { startEmbedded } from '#adapters/postgres/embedded/embedded.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Address of the server's `postgres` database. */
    databaseServer: string
    /** Begins the names of all databases that this run makes. */
    databasePrefix: string
  }
}

/** One server for the whole run: `TEST_DATABASE_URL`, or our own in a temporary folder. Databases of the run are dropped at its end. */
export default async function setup({ provide: bind }: TestProject): Promise<() => Promise<void>> {
  const prefix = `kredka_test_${process.pid}_${Date.now().toString(36)}_`
  const given = process.env['TEST_DATABASE_URL']
  const folder = given ? undefined : ownFolder()
  // Nobody misses these rows after a power cut.
  const own = folder
    ? await startEmbedded(folder, { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off', max_connections: '200' })
    : undefined
  const server = new URL(given ?? own?.url ?? '')
  server.pathname = '/postgres'
  bind('databaseServer', server.href)
  bind('databasePrefix', prefix)

  return async () => {
    if (given) await dropAll(server.href, prefix)
    await own?.stop()
    if (folder && !existsSync(path.join(folder, 'cluster', 'postmaster.pid'))) rmSync(folder, { recursive: true, force: true })
  }
}

// Vitest calls `setup` once a project; all projects of a run share one folder, so the second joins the first's server.
const ownFolder = (): string => {
  process.env['KREDKA_TEST_FOLDER'] ??= mkdtempSync(path.join(tmpdir(), 'kredka-test-'))
  const folder = process.env['KREDKA_TEST_FOLDER']
  // PostgreSQL runs as another account when we are root.
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
