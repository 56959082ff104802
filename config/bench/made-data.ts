import { createHash } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { runToEnd } from './child.ts'
import { type Databases, home, tellDatabase } from './databases.ts'

const root = path.resolve(import.meta.dirname, '../..')

/** The code that decides what made-up facilities are and in which tables they lie. */
const decisive = [
  '{migrations,core/facilities,adapters/postgres/facilities,adapters/gazetteer}/**/*.ts',
  'plugins/*/{migrations,demo}/**/*.ts',
  'plugins/*/use-cases/*{scale,made}*.ts',
]

/** What the seed is made by, in twelve letters. Made-up facilities tell of the months before today, so that an old month's are made anew. */
const versionOfSeed = (): string => {
  const hash = createHash('sha256').update(new Date().toISOString().slice(0, 7))
  for (const file of globSync(decisive, { cwd: root })
    .filter((file) => !file.endsWith('.test.ts'))
    .sort())
    hash.update(`\0${file}\0`).update(readFileSync(path.join(root, file)))
  return hash.digest('hex').slice(0, 12)
}

/** The index that a search in a box would have where PostgreSQL answers it, for the floor. */
const pointIndex = `create index bench_points on facility using gist (point(longitude, latitude))
  where active and deleted_at is null and merged_into is null`

/**
 * The address of a database with so many made-up facilities: one of an earlier run where the seed has not changed since, else a new one.
 * Two runs at a time fill it once; a run that dies leaves nothing that looks filled.
 */
export const madeData = (databases: Databases, facilities: number, folder: string): Promise<string> => {
  const name = `scale_${facilities}_${versionOfSeed()}`
  const half = `half_${facilities}`
  return databases.alone(half, async () => {
    const { rows } =
      await databases.tell(`select d.datname as "name", exists (select from pg_stat_activity a where a.datname = d.datname) busy
      from pg_database d where d.datname like 'scale\\_${facilities}\\_%'`)
    if (rows.some((one) => one.name === name)) return databases.urlOf(name)
    process.stderr.write(`Making ${facilities} facilities in ${home}, once for this and later runs\n`)
    for (const old of rows) if (!old.busy) await databases.tell(`drop database ${old.name}`)
    await databases.tell(`drop database if exists ${half} with (force)`)
    await databases.tell(`create database ${half}`)
    const url = databases.urlOf(half)
    const words = ['seed', 'scale', '--facilities', String(facilities)]
    await runToEnd({ script: 'cli/main.ts', words, env: { DATABASE_URL: url, APP_ENV: 'development' }, folder })
    await tellDatabase(url, pointIndex, 'vacuum analyze')
    await databases.tell(`alter database ${half} rename to ${name}`)
    return databases.urlOf(name)
  })
}
