import { createHash } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { runToEnd } from './child-process.ts'
import { type Databases, dataDir, executeIn } from './databases.ts'
import { siteStatements } from './seeded-site.ts'

const root = path.resolve(import.meta.dirname, '../../..')

/** Source files that determine the generated facilities and accounts and their tables. */
const seedSources = [
  '{migrations,core/facilities,adapters/postgres/facilities,adapters/gazetteer}/**/*.ts',
  'plugins/*/{migrations,demo}/**/*.ts',
  'plugins/*/{use-cases,services}/*{scale,load,generate}*.ts',
  'plugins/costs/{contract,use-cases}/*.ts',
  'config/quality/bench/seeded-{data,site}.ts',
]

/**
 * Returns a hash of the seed's sources, twelve characters. Generated data covers the months before today, so the
 * current month is part of it.
 */
const seedVersion = (): string => {
  const hash = createHash('sha256').update(new Date().toISOString().slice(0, 7))
  for (const file of globSync(seedSources, { cwd: root })
    .filter((file) => !file.endsWith('.test.ts'))
    .sort())
    hash.update(`\0${file}\0`).update(readFileSync(path.join(root, file)))
  return hash.digest('hex').slice(0, 12)
}

/** Spatial index for the baseline's search in a bounding box. */
const pointIndex = `create index bench_points on facility using gist (point(longitude, latitude))
  where active and deleted_at is null and merged_into is null`

/**
 * Statements that give every account a facility, a session, a mail and a notice, and nine of ten a second factor; the
 * bench signs in with the others.
 */
export const accountStatements = [
  `with f as (select id, row_number() over (order by id) n, count(*) over () total from facility)
   insert into access_grant (account_id, facility_id, role, permissions)
   select a.id, f.id, 'parent', '{}' from (select id, row_number() over (order by id) n from accounts_account) a join f on f.n = a.n % f.total + 1`,
  `insert into accounts_session (id, account_id, token_hash, device, opened_at, refreshed_at, expires_at)
   select gen_random_uuid(), id, sha256(convert_to(id::text, 'UTF8')), 'Chrome, Android', now(), now(), now() + interval '30 days' from accounts_account`,
  `insert into mail (id, recipient, language, template, template_values, attachments, once_key, created_at, sent_at)
   select gen_random_uuid(), email, 'pl', 'notifications.mail.digest', '{}', '[]', id::text, now(), now() from accounts_account`,
  `insert into notifications_notice (id, account_id, kind, notice_values, in_app, created_at, mailed_at)
   select gen_random_uuid(), id, 'security.login', '{}', true, now(), now() from accounts_account`,
  `insert into accounts_totp (account_id, secret, confirmed_at) select id, repeat('s', 80), now() from accounts_account where email !~ '0@'`,
  `insert into accounts_recovery_code (account_id, hash)
   select id, sha256(convert_to(id::text, 'UTF8')) from accounts_account where email !~ '0@'`,
  `insert into accounts_passkey (id, account_id, credential_id, public_key, counter, transports, backup_eligible, backed_up, name, created_at)
   select gen_random_uuid(), id, id::text, sha256(convert_to(id::text, 'UTF8')), 1, '[]', true, true, 'Telefon', now() from accounts_account where email !~ '0@'`,
]

interface SeedOptions {
  /** Prefix of its database names. */
  readonly name: string
  readonly description: string
  /** Arguments of `seed scale`, and statements to run afterwards. */
  readonly args: readonly string[]
  readonly afterwards: readonly string[]
}

/**
 * Returns the URL of a database with this seed: that of an earlier run if the seed's sources are unchanged, otherwise a new one.
 * Concurrent runs fill it once; an interrupted run leaves no database under the final name.
 */
const findOrCreateDatabase = (
  databases: Databases,
  { name: prefix, description, args, afterwards }: SeedOptions,
  folder: string,
): Promise<string> => {
  const name = `${prefix}_${seedVersion()}`
  const unfinished = `half_${prefix}`
  return databases.withLock(unfinished, async () => {
    const { rows } =
      await databases.execute(`select d.datname as "name", exists (select from pg_stat_activity a where a.datname = d.datname) busy
      from pg_database d where starts_with(d.datname, '${prefix}_')`)
    if (rows.some((one) => one.name === name)) return databases.urlOf(name)
    process.stderr.write(`Generating ${description} in ${dataDir}, once for this and later runs\n`)
    for (const old of rows) if (!old.busy) await databases.execute(`drop database ${old.name}`)
    await databases.execute(`drop database if exists ${unfinished} with (force)`)
    await databases.execute(`create database ${unfinished}`)
    const url = databases.urlOf(unfinished)
    const env = { DATABASE_URL: url, APP_ENV: 'development' }
    const { seconds, usage } = await runToEnd({ script: 'cli/main.ts', args: ['seed', 'scale', ...args], env, folder })
    process.stderr.write(`Generated in ${seconds.toFixed(0)} s with ${usage.peakRssMb.toFixed(0)} MB peak memory\n`)
    await executeIn(url, ...afterwards, 'vacuum analyze')
    await databases.execute(`alter database ${unfinished} rename to ${name}`)
    return databases.urlOf(name)
  })
}

/** Returns the URL of a database with generated facilities. */
export const seededFacilities = (databases: Databases, facilities: number, folder: string): Promise<string> =>
  findOrCreateDatabase(
    databases,
    {
      name: `scale_${facilities}`,
      description: `${facilities} facilities`,
      args: ['--facilities', String(facilities)],
      afterwards: [pointIndex, ...siteStatements],
    },
    folder,
  )

/** Returns the URL of a database with generated accounts and a hundred facilities. */
export const seededAccounts = (databases: Databases, accounts: number, folder: string): Promise<string> =>
  findOrCreateDatabase(
    databases,
    {
      name: `accounts_${accounts}`,
      description: `${accounts} accounts`,
      args: ['--facilities', '100', '--accounts', String(accounts)],
      afterwards: accountStatements,
    },
    folder,
  )
