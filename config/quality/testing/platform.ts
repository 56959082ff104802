import { createHash } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { pino } from 'pino'
import type { Plugin } from '#core/plugin/define-plugin.ts'
import type { Clock } from '#core/ports/clock.ts'
import { plugins as installed } from '#plugins/server.gen.ts'
import { makePlatform, type Platform } from '../../app/platform.ts'
import type { PlatformOptions } from '../../app/platform-options.ts'
import { seedDemo } from '../../app/seed-demo.ts'
import { closeWithin } from './close-within.ts'
import { createTestDatabase, type DatabaseTemplate, type TestDatabase } from './database.ts'
import { type DatabaseProxy, startDatabaseProxy } from './database-proxy.ts'
import { fastPasswordHashing } from './fast-password-hashing.ts'

const silentLogger = pino({ level: 'silent' })

/** Data that a database has from its template. */
export interface TestData {
  /** Unique among all test data of the same plugins. */
  readonly name: string
  readonly load: (platform: Platform) => Promise<unknown>
}

/** The demo data, as a server creates it on its first start. */
export const demoData: TestData = { name: 'demo', load: seedDemo }

/**
 * Returns the template to which only this data or the tables of these plugins have to be added. That of all installed
 * ones has its migrations in order.
 */
const baseOf = (plugins: readonly Plugin[], data: TestData | undefined): DatabaseTemplate | undefined => {
  if (data) return templateOf(plugins, undefined)
  if (plugins === installed || plugins.length === 0) return undefined
  return templateOf(installed.every((one) => plugins.includes(one)) ? installed : [], undefined)
}

const templateOf = (plugins: readonly Plugin[], data: TestData | undefined): DatabaseTemplate => ({
  // Names of databases are cut to 63 characters.
  name: createHash('sha256')
    .update([...plugins.map(({ name }) => name), '', data?.name].join())
    .digest('hex')
    .slice(0, 12),
  base: baseOf(plugins, data),
  migrate: async (databaseUrl) => {
    const platform = await makePlatform({ databaseUrl, plugins, logger: silentLogger, passwordHashing: fastPasswordHashing })
    await platform.migrateUp()
    await data?.load(platform)
    await platform.close()
  },
})

/** Creates a database with all tables, and with this data, for commands and servers. */
export const createMigratedDatabase = (data?: TestData): Promise<TestDatabase> => createTestDatabase(templateOf(installed, data))

/** Platform on a database of its own, dropped when the platform closes; records the SQL of its queries. */
export interface TestPlatform extends Platform {
  readonly databaseUrl: string
  /** Its data folder, removed by `end`. */
  readonly dataDir: string
  /** Proxy in front of the database, with the option `withDatabaseProxy`. */
  readonly databaseProxy: DatabaseProxy | null
  readonly queries: string[]
  end(): Promise<void>
}

/** Creates the platform of `plugins` (default: all installed) on a migrated database. */
export const testPlatform = async ({
  plugins = installed,
  data,
  clock,
  withDatabaseProxy = false,
  geocoder = null,
  settings,
  mailBranding,
  smtp = null,
  passwordHashing = fastPasswordHashing,
  secrets,
  installation = { publicUrl: 'http://kredka.test', production: false },
  traces = null,
}: {
  plugins?: readonly Plugin[]
  data?: TestData | undefined
  clock?: Clock
  withDatabaseProxy?: boolean
  geocoder?: PlatformOptions['geocoder']
  settings?: PlatformOptions['settings']
  mailBranding?: PlatformOptions['mailBranding']
  smtp?: PlatformOptions['smtp']
  passwordHashing?: PlatformOptions['passwordHashing']
  secrets?: PlatformOptions['secrets']
  installation?: PlatformOptions['installation']
  traces?: PlatformOptions['traces']
} = {}): Promise<TestPlatform> => {
  const database = await createTestDatabase(templateOf(plugins, data))
  const databaseProxy = withDatabaseProxy ? await startDatabaseProxy(database.url) : null
  const dataDir = mkdtempSync(path.join(tmpdir(), 'kredka-files-'))
  const queries: string[] = []
  const platform = await makePlatform({
    databaseUrl: databaseProxy?.url ?? database.url,
    plugins,
    logger: silentLogger,
    dataDir,
    geocoder,
    smtp,
    installation,
    traces,
    passwordHashing,
    // Refuses connections: tests ask nobody outside.
    nameServers: ['127.0.0.1:1'],
    onQuery: (sql) => queries.push(sql),
    ...(clock ? { clock } : {}),
    ...(secrets ? { secrets } : {}),
    ...(settings ? { settings } : {}),
    ...(mailBranding ? { mailBranding } : {}),
  })
  return Object.assign(platform, {
    databaseUrl: database.url,
    dataDir,
    databaseProxy,
    queries,
    end: async () => {
      if (databaseProxy) {
        // A connection that hangs is cut with the proxy.
        const closed = platform.close()
        await closeWithin(30_000, 'the platform', closed)
        await databaseProxy.close()
        await closeWithin(
          10_000,
          'the platform without its connections',
          closed.catch(() => undefined),
        )
      } else await platform.close()
      await database.drop()
      rmSync(dataDir, { recursive: true, force: true })
    },
  })
}

/** Returns the rows of one SQL statement, run directly on the database. */
export const rowsOf = <Row extends object>({ orm }: Platform, sql: string, parameters: readonly unknown[] = []) =>
  orm.em.fork().execute<Row[]>(sql, [...parameters])
