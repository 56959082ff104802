import { accessSync, constants, existsSync } from 'node:fs'
import path from 'node:path'
import { Effect } from 'effect'
import { Db } from '#adapters/postgres/unit-of-work.ts'
import { FileStore } from '#core/ports/file-store.ts'
import { Processes, processProblem } from '#core/ports/processes.ts'
import type { Environment } from './environment.ts'
import { mailProblem } from './mail-status.ts'
import { jobStatistics } from './make-metrics.ts'
import type { Platform } from './platform.ts'

/** Result of one check of the installation. */
export interface CheckResult {
  readonly name: string
  readonly ok: boolean
  readonly detail: string
}

type RunCheck = (platform: Platform, environment: Environment) => Promise<Omit<CheckResult, 'name'>>

/** Minimum PostgreSQL version (interfaces.md, "Environment"). */
const minPostgresVersion = 15

const queryOne = async <Row extends object>({ find }: Platform, sql: string): Promise<Row> => {
  const [row] = await Effect.runPromise(find(Db).rows<Row>(sql))
  if (!row) throw new Error(`The query returned no row: ${sql}`)
  return row
}

const platformChecks: Readonly<Record<string, RunCheck>> = {
  'PostgreSQL is new enough': async (platform) => {
    const { version } = await queryOne<{ version: string }>(platform, `select current_setting('server_version_num') version`)
    const major = Math.floor(Number(version) / 10_000)
    return { ok: major >= minPostgresVersion, detail: `version ${major}, required ${minPostgresVersion} or newer` }
  },
  'Polish collation is available': async (platform) => {
    const { n } = await queryOne<{ n: number }>(platform, `select count(*)::int n from pg_collation where collname = 'pl-x-icu'`)
    return { ok: n > 0, detail: n ? 'collation pl-x-icu' : 'collation pl-x-icu is missing: this PostgreSQL was built without ICU' }
  },
  'migrations are up to date': async (platform) => {
    const { done, waiting } = await platform.migrationStatus()
    return { ok: waiting.length === 0, detail: waiting.length ? `pending: ${waiting.join(', ')}` : `${done.length} migrations applied` }
  },
  'facility counts are correct': async (platform) => {
    if ((await platform.migrationStatus()).waiting.length) return { ok: false, detail: 'unknown until all migrations are applied' }
    const { wrong } = await queryOne<{ wrong: number }>(
      platform,
      `select count(*)::int wrong from facility_count c full join
         (select category, voivodeship, city_slug, coalesce(district_slug, '') district_slug, count(*) total, count(*) filter (where made) made
            from facility f where facility_counted(f) group by 1, 2, 3, 4) f using (category, voivodeship, city_slug, district_slug)
       where coalesce(c.total, 0) <> coalesce(f.total, 0) or coalesce(c.made, 0) <> coalesce(f.made, 0)`,
    )
    return { ok: wrong === 0, detail: wrong ? `${wrong} places have wrong counts` : 'all counts are correct' }
  },
  'no job was given up': async (platform) => {
    if ((await platform.migrationStatus()).waiting.length) return { ok: false, detail: 'unknown until all migrations are applied' }
    const { waitingEvents, oldestSeconds, work } = await jobStatistics(platform.find)
    const dead = work.filter((one) => one.dead)
    if (dead.length) return { ok: false, detail: dead.map(({ name, dead }) => `${name}: ${dead} times`).join(', ') }
    return {
      ok: true,
      detail: waitingEvents ? `${waitingEvents} events are waiting, the oldest for ${Math.round(oldestSeconds)} s` : 'no event is waiting',
    }
  },
  'mails are sent': async (platform, { appEnv, smtp }) => {
    if ((await platform.migrationStatus()).waiting.length) return { ok: false, detail: 'unknown until all migrations are applied' }
    const problem = await mailProblem(platform.find, { production: appEnv === 'production', smtp })
    return { ok: problem === null, detail: problem ?? 'no mail has been waiting for long' }
  },
  'the data folder is writable': async (_, { dataDir }) => {
    const folder = existsSync(dataDir) ? dataDir : path.dirname(dataDir)
    try {
      accessSync(folder, constants.W_OK)
      return { ok: true, detail: dataDir }
    } catch {
      return { ok: false, detail: `${folder} is not writable` }
    }
  },
  'uploaded files can be read': async (platform, { storage }) => {
    const place = storage.kind === 's3' ? storage.bucket : storage.folder
    return Effect.runPromise(platform.find(FileStore).stat('public/probe')).then(
      () => ({ ok: true, detail: place }),
      (error: Error) => ({ ok: false, detail: `${place}: ${error.message}` }),
    )
  },
  'processes share files and secrets': async (platform) => {
    if ((await platform.migrationStatus()).waiting.length) return { ok: false, detail: 'unknown until all migrations are applied' }
    const processes = await Effect.runPromise(platform.find(Processes).list())
    const problem = processProblem(processes)
    return { ok: problem === null, detail: problem ?? `${processes.length} running` }
  },
  'the disk has space': async (platform) => {
    const problem = await platform.disk()
    return { ok: problem === null, detail: problem ?? 'ok' }
  },
  'the pages are built': async () => {
    const entry = path.resolve(import.meta.dirname, '../../dist/web/server/entry.mjs')
    return { ok: existsSync(entry), detail: existsSync(entry) ? 'dist/web' : 'run npm run build' }
  },
}

/** Runs all checks of the installation without changing anything; rejects when the database is unreachable. */
export const runChecks = async (platform: Platform, environment: Environment): Promise<readonly CheckResult[]> => {
  const results: CheckResult[] = []
  for (const [name, runCheck] of Object.entries(platformChecks)) results.push({ name, ...(await runCheck(platform, environment)) })
  for (const { name, check: runCheck } of platform.checks) {
    const problem = await runCheck().catch(() => 'failed')
    results.push({ name, ok: problem === null, detail: problem ?? 'ok' })
  }
  for (const { name, check: runCheck } of platform.installationChecks)
    results.push({ name, ...(await runCheck().catch(() => ({ ok: false, detail: 'failed' }))) })
  return results
}
