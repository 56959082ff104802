import pg from 'pg'
import { type Catalog, quoted, readCatalog } from './catalog.ts'
import { copyInto, type Copying } from './copy-into.ts'
import { BackupDamaged, BackupRefused } from './failures.ts'
import type { Manifest, Preface } from './manifest.ts'
import { readParts } from './read-backup.ts'

interface Order {
  readonly url: string
  readonly file: string
  readonly preface: Preface
  /** The rows that are there are given up. */
  readonly replace: boolean
  readonly report: (share: number) => void
}

/**
 * Puts the rows of a backup in the place of all rows there are, in one transaction: a file that turns out to be damaged changes nothing.
 * The database has the backup's shape already. Fails with BackupDamaged, or BackupRefused where facilities are there and may not go.
 */
export const restoreBackup = async ({ url, file, preface, replace, report }: Order): Promise<Manifest> => {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await client.query('begin')
    const catalog = await readCatalog(client)
    if (!replace) await refuseToLose(client)
    await empty(client, catalog)
    const manifest = await fill(client, file, preface, report)
    await finish(client, catalog, manifest)
    await client.query('commit')
    for (const { name } of catalog.tables) await client.query(`analyze ${quoted(name)}`)
    return manifest
  } finally {
    // An open transaction ends with its connection.
    await client.end()
  }
}

/** By which line of a feed all is read anew. */
const allAnew: Readonly<Record<string, readonly string[]>> = {
  facility_change: ['insert into facility_change default values', `select pg_notify('facility_change', '')`],
  page_purge: [`select purge_pages('{*}')`],
}

const refuseToLose = async (client: pg.Client) => {
  const { rows } = await client.query<{ facilities: string }>('select count(*)::text as facilities from facility')
  const facilities = Number(rows[0]?.facilities)
  if (facilities > 0)
    throw new BackupRefused({ detail: `The database holds ${facilities} facilities, which would be lost. Say --replace to do it.` })
}

const empty = async (client: pg.Client, { tables, feeds }: Catalog) => {
  const names = [...tables.map(({ name }) => name), ...feeds]
  for (const name of names) await client.query(`alter table ${quoted(name)} disable trigger user`)
  await client.query(`truncate ${names.map(quoted).join(', ')}`)
}

const fill = async (client: pg.Client, file: string, preface: Preface, report: Order['report']): Promise<Manifest> => {
  const shapes = new Map(preface.tables.map((table) => [table.name, table]))
  const counted = new Map<string, number>()
  let into: Copying | null = null
  const close = async () => {
    if (into) counted.set(into.name, await into.end())
    into = null
  }
  const manifest = await readParts(file, {
    table: async (name) => {
      await close()
      const shape = shapes.get(name)
      if (!shape) throw new BackupDamaged({ detail: `${file}: ${name} is not among its tables.` })
      into = copyInto(client, shape)
      report(preface.tables.indexOf(shape) / preface.tables.length)
    },
    part: async (bytes) => into?.write(bytes),
  })
  await close()
  for (const { name, rows } of manifest.tables)
    if ((counted.get(name) ?? 0) !== rows) throw new BackupDamaged({ detail: `${file}: ${name} should have ${rows} rows.` })
  return manifest
}

const finish = async (client: pg.Client, { tables, feeds }: Catalog, { sequences }: Manifest) => {
  for (const { name, last } of sequences) await client.query('select setval($1::regclass, $2::bigint)', [quoted(name), last])
  for (const name of [...tables.map(({ name }) => name), ...feeds]) await client.query(`alter table ${quoted(name)} enable trigger user`)
  // What was handed on to jobs lies outside of a backup: it is handed on again, and what was done then is known by its delivery.
  await client.query('update outbox set relayed_at = null')
  // Whoever keeps what was read of the rows before reads all again.
  for (const name of feeds) for (const statement of allAnew[name] ?? []) await client.query(statement)
}
