import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { pino } from 'pino'
import type { Clock } from '#core/ports/clock.ts'
import type { Plugin } from '#core/plugin/define-plugin.ts'
import { plugins as installed } from '#plugins/server.gen.ts'
import type { PlatformOptions } from '../ingredients.ts'
import { makePlatform, type Platform } from '../platform.ts'
import { type CutLine, cutLine } from './cut-line.ts'
import { freshDatabase, type Template } from './database.ts'

const silent = pino({ level: 'silent' })

const migrated = (plugins: readonly Plugin[]): Template => ({
  name: plugins
    .map(({ name }) => name.replaceAll('-', ''))
    .join('_')
    .slice(0, 20),
  migrate: async (databaseUrl) => {
    const platform = await makePlatform({ databaseUrl, plugins, logger: silent })
    await platform.migrateUp()
    await platform.close()
  },
})

/** A platform on a database of its own, closed and dropped together; counts the queries that reach the database. */
export interface TestPlatform extends Platform {
  readonly databaseUrl: string
  /** Its files, removed with it. */
  readonly dataDir: string
  /** The line to the database, where one was asked for. */
  readonly line: CutLine | null
  readonly queries: string[]
  end(): Promise<void>
}

/** The platform of `plugins` (all that are installed unless told) on a migrated database. */
export const testPlatform = async ({
  plugins = installed,
  clock,
  cuttable = false,
  geocoder = null,
  settings,
  letterhead,
  smtp = null,
  installation = { publicUrl: 'http://kredka.test', production: false },
}: {
  plugins?: readonly Plugin[]
  clock?: Clock
  cuttable?: boolean
  geocoder?: PlatformOptions['geocoder']
  settings?: PlatformOptions['settings']
  letterhead?: PlatformOptions['letterhead']
  smtp?: PlatformOptions['smtp']
  installation?: PlatformOptions['installation']
} = {}): Promise<TestPlatform> => {
  const database = await freshDatabase(migrated(plugins))
  const line = cuttable ? await cutLine(database.url) : null
  const dataDir = mkdtempSync(path.join(tmpdir(), 'kredka-files-'))
  const queries: string[] = []
  const platform = await makePlatform({
    databaseUrl: line?.url ?? database.url,
    plugins,
    logger: silent,
    dataDir,
    geocoder,
    smtp,
    installation,
    onQuery: (sql) => queries.push(sql),
    ...(clock ? { clock } : {}),
    ...(settings ? { settings } : {}),
    ...(letterhead ? { letterhead } : {}),
  })
  return Object.assign(platform, {
    databaseUrl: database.url,
    dataDir,
    line,
    queries,
    end: async () => {
      await platform.close()
      await line?.end()
      await database.drop()
      rmSync(dataDir, { recursive: true, force: true })
    },
  })
}

/** Rows of one SQL statement, outside all rules: for looking at what was written. */
export const rowsOf = <Row extends object>({ orm }: Platform, sql: string, parameters: readonly unknown[] = []) =>
  orm.em.fork().execute<Row[]>(sql, [...parameters])
