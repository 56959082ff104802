import { accessSync, constants, existsSync } from 'node:fs'
import path from 'node:path'
import { Effect } from 'effect'
import { Db } from '#adapters/postgres/unit-of-work.ts'
import type { Environment } from './environment.ts'
import { toldOfMails } from './mails-told.ts'
import { jobFigures } from './make-metrics.ts'
import type { Platform } from './platform.ts'

/** One thing that must be so, and what was found. */
export interface Check {
  readonly name: string
  readonly ok: boolean
  readonly detail: string
}

type RunCheck = (platform: Platform, environment: Environment) => Promise<Omit<Check, 'name'>>

/** The oldest PostgreSQL that the product runs on (interfaces.md). */
const oldest = 15

const one = async <Row extends object>({ find }: Platform, sql: string): Promise<Row> => {
  const [row] = await Effect.runPromise(find(Db).rows<Row>(sql))
  if (!row) throw new Error(`Nothing came of: ${sql}`)
  return row
}

const looks: Readonly<Record<string, RunCheck>> = {
  'PostgreSQL is new enough': async (platform) => {
    const { version } = await one<{ version: string }>(platform, `select current_setting('server_version_num') version`)
    const major = Math.floor(Number(version) / 10_000)
    return { ok: major >= oldest, detail: `version ${major}, needed ${oldest} or newer` }
  },
  'it sorts in Polish': async (platform) => {
    const { n } = await one<{ n: number }>(platform, `select count(*)::int n from pg_collation where collname = 'pl-x-icu'`)
    return { ok: n > 0, detail: n ? 'collation pl-x-icu' : 'collation pl-x-icu is missing: this PostgreSQL was built without ICU' }
  },
  'its shape is up to date': async (platform) => {
    const { done, waiting } = await platform.migrationStatus()
    return { ok: waiting.length === 0, detail: waiting.length ? `waiting: ${waiting.join(', ')}` : `${done.length} steps taken` }
  },
  'the kept counts are true': async (platform) => {
    if ((await platform.migrationStatus()).waiting.length) return { ok: false, detail: 'cannot be told before its shape is up to date' }
    const { wrong } = await one<{ wrong: number }>(
      platform,
      `select count(*)::int wrong from facility_count c full join
         (select category, voivodeship, city_slug, coalesce(district_slug, '') district_slug, count(*) total
            from facility f where facility_counted(f) group by 1, 2, 3, 4) f using (category, voivodeship, city_slug, district_slug)
       where coalesce(c.total, 0) <> coalesce(f.total, 0)`,
    )
    return { ok: wrong === 0, detail: wrong ? `${wrong} places are counted wrongly` : 'every place counted rightly' }
  },
  'nothing was given up': async (platform) => {
    if ((await platform.migrationStatus()).waiting.length) return { ok: false, detail: 'cannot be told before its shape is up to date' }
    const { waitingEvents, oldestSeconds, work } = await jobFigures(platform.find)
    const dead = work.filter((one) => one.dead)
    if (dead.length) return { ok: false, detail: dead.map(({ name, dead }) => `${name}: ${dead} times`).join(', ') }
    return {
      ok: true,
      detail: waitingEvents ? `${waitingEvents} events wait, the oldest for ${Math.round(oldestSeconds)} s` : 'no event waits',
    }
  },
  'mails are sent': async (platform, environment) => {
    if ((await platform.migrationStatus()).waiting.length) return { ok: false, detail: 'cannot be told before its shape is up to date' }
    const told = await toldOfMails(platform.find, environment)
    return { ok: told === null, detail: told ?? 'none waits for long' }
  },
  'the data folder can be written': async (_, { dataDir }) => {
    const folder = existsSync(dataDir) ? dataDir : path.dirname(dataDir)
    try {
      accessSync(folder, constants.W_OK)
      return { ok: true, detail: dataDir }
    } catch {
      return { ok: false, detail: `${folder} cannot be written` }
    }
  },
  'the pages are built': async () => {
    const entry = path.resolve(import.meta.dirname, '../dist/web/server/entry.mjs')
    return { ok: existsSync(entry), detail: existsSync(entry) ? 'dist/web' : 'npm run build makes them' }
  },
}

/** Looks at all that the product needs, without changing anything; a database that is away is a failure of the whole. */
export const examine = async (platform: Platform, environment: Environment): Promise<readonly Check[]> => {
  const checks: Check[] = []
  for (const [name, look] of Object.entries(looks)) checks.push({ name, ...(await look(platform, environment)) })
  for (const { name, look } of platform.checks) {
    const told = await look().catch(() => 'failed')
    checks.push({ name, ok: told === null, detail: told ?? 'well' })
  }
  return checks
}
