import { createHash } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { runToEnd } from './child.ts'
import { type Databases, home, tellDatabase } from './databases.ts'

const root = path.resolve(import.meta.dirname, '../..')

/** The code that decides what made-up facilities and accounts are and in which tables they lie. */
const decisive = [
  '{migrations,core/facilities,adapters/postgres/facilities,adapters/gazetteer}/**/*.ts',
  'plugins/*/{migrations,demo}/**/*.ts',
  'plugins/*/use-cases/*{scale,made}*.ts',
  'config/bench/made-data.ts',
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

/** By these statements everybody belongs to a facility and is signed in on a device; nine of ten have a second factor, who signs in here has none. */
export const ofAccounts = [
  `with f as (select id, row_number() over (order by id) n, count(*) over () total from facility)
   insert into access_grant (account_id, facility_id, role, permissions)
   select a.id, f.id, 'parent', '{}' from (select id, row_number() over (order by id) n from accounts_account) a join f on f.n = a.n % f.total + 1`,
  `insert into accounts_session (id, account_id, token_hash, device, opened_at, refreshed_at, expires_at)
   select gen_random_uuid(), id, sha256(convert_to(id::text, 'UTF8')), 'Chrome, Android', now(), now(), now() + interval '30 days' from accounts_account`,
  `insert into accounts_totp (account_id, secret, confirmed_at) select id, repeat('s', 80), now() from accounts_account where email !~ '0@'`,
  `insert into accounts_recovery_code (account_id, hash)
   select id, sha256(convert_to(id::text, 'UTF8')) from accounts_account where email !~ '0@'`,
  `insert into accounts_passkey (id, account_id, credential_id, public_key, counter, transports, backup_eligible, backed_up, name, created_at)
   select gen_random_uuid(), id, id::text, sha256(convert_to(id::text, 'UTF8')), 1, '[]', true, true, 'Telefon', now() from accounts_account where email !~ '0@'`,
]

interface Wanted {
  /** Begins the names of its databases. */
  readonly name: string
  readonly description: string
  /** Words for `seed scale`, and what is done when it is done. */
  readonly words: readonly string[]
  readonly last: readonly string[]
}

/**
 * The address of a database that is filled so: one of an earlier run where the seed has not changed since, else a new one.
 * Two runs at a time fill it once; a run that dies leaves nothing that looks filled.
 */
const filled = (databases: Databases, { name: begins, description: tells, words, last }: Wanted, folder: string): Promise<string> => {
  const name = `${begins}_${versionOfSeed()}`
  const half = `half_${begins}`
  return databases.alone(half, async () => {
    const { rows } =
      await databases.tell(`select d.datname as "name", exists (select from pg_stat_activity a where a.datname = d.datname) busy
      from pg_database d where starts_with(d.datname, '${begins}_')`)
    if (rows.some((one) => one.name === name)) return databases.urlOf(name)
    process.stderr.write(`Making ${tells} in ${home}, once for this and later runs\n`)
    for (const old of rows) if (!old.busy) await databases.tell(`drop database ${old.name}`)
    await databases.tell(`drop database if exists ${half} with (force)`)
    await databases.tell(`create database ${half}`)
    const url = databases.urlOf(half)
    const env = { DATABASE_URL: url, APP_ENV: 'development' }
    const { seconds, vitals } = await runToEnd({ script: 'cli/main.ts', words: ['seed', 'scale', ...words], env, folder })
    process.stderr.write(`Made in ${seconds.toFixed(0)} s with ${vitals.peakRssMb.toFixed(0)} MB at most\n`)
    await tellDatabase(url, ...last, 'vacuum analyze')
    await databases.tell(`alter database ${half} rename to ${name}`)
    return databases.urlOf(name)
  })
}

/** A database with so many made-up facilities. */
export const madeData = (databases: Databases, facilities: number, folder: string): Promise<string> =>
  filled(
    databases,
    {
      name: `scale_${facilities}`,
      description: `${facilities} facilities`,
      words: ['--facilities', String(facilities)],
      last: [pointIndex],
    },
    folder,
  )

/** A database with so many made-up accounts and a hundred facilities. */
export const madeAccounts = (databases: Databases, accounts: number, folder: string): Promise<string> =>
  filled(
    databases,
    {
      name: `accounts_${accounts}`,
      description: `${accounts} accounts`,
      words: ['--facilities', '100', '--accounts', String(accounts)],
      last: ofAccounts,
    },
    folder,
  )
