import { Effect } from 'effect'
import pg from 'pg'
import type { FileStore } from '#core/ports/file-store.ts'
import { type Catalog, quoteIdentifier, readCatalog } from './catalog.ts'
import { BackupDamaged, BackupRefused } from './failures.ts'
import { importTable, type TableImport } from './import-table.ts'
import type { BackupHeader, Manifest } from './manifest.ts'
import { readParts } from './read-backup.ts'

interface RestoreOptions {
  readonly url: string
  readonly file: string
  readonly files: FileStore
  readonly header: BackupHeader
  /** Permits to delete existing facilities. */
  readonly replace: boolean
  readonly onProgress: (fraction: number) => void
}

/**
 * Replaces all rows of the database by the rows of a backup, in one transaction, and adds its files: a damaged backup
 * changes nothing. Files of the rows that were replaced are removed by the daily sweep. The schema must already match
 * the backup's. Fails with BackupDamaged, or with BackupRefused when facilities exist and `replace` is false.
 */
export const restoreBackup = async ({ url, file, files, header, replace, onProgress }: RestoreOptions): Promise<Manifest> => {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const added = makeAddedFiles(files)
  try {
    await client.query('begin')
    const catalog = await readCatalog(client)
    if (!replace) await refuseToOverwrite(client)
    await truncateAll(client, catalog)
    const manifest = await restoreRows(client, added, { file, header, onProgress })
    await finishRestore(client, catalog, manifest)
    await client.query('commit')
    for (const { name } of catalog.tables) await client.query(`analyze ${quoteIdentifier(name)}`)
    return manifest
  } catch (error) {
    await added.remove()
    throw error
  } finally {
    // Closing the connection rolls back an open transaction.
    await client.end()
  }
}

/** Statements per change feed that make its consumers read everything again. */
const fullRereadStatements: Readonly<Record<string, readonly string[]>> = {
  facility_change: ['insert into facility_change default values', `select pg_notify('facility_change', '')`],
  page_purge: [`select purge_pages('{*}')`],
}

const refuseToOverwrite = async (client: pg.Client) => {
  const { rows } = await client.query<{ facilities: string }>('select count(*)::text as facilities from facility')
  const facilities = Number(rows[0]?.facilities)
  if (facilities > 0)
    throw new BackupRefused({
      detail: `The database contains ${facilities} facilities, which would be deleted. Pass --replace to delete them.`,
    })
}

const truncateAll = async (client: pg.Client, { tables, feeds }: Catalog) => {
  const names = [...tables.map(({ name }) => name), ...feeds]
  for (const name of names) await client.query(`alter table ${quoteIdentifier(name)} disable trigger user`)
  await client.query(`truncate ${names.map(quoteIdentifier).join(', ')}`)
}

/** Adds files that the store does not have: what is stored under a key never changes. */
const makeAddedFiles = (files: FileStore) => {
  const keys: string[] = []
  return {
    add: async (key: string, bytes: Buffer) => {
      if (await Effect.runPromise(files.stat(key))) return
      keys.push(key)
      await Effect.runPromise(files.put(key, bytes))
    },
    remove: () => Effect.runPromise(files.remove(keys)).catch(() => undefined),
  }
}

const restoreRows = async (
  client: pg.Client,
  added: ReturnType<typeof makeAddedFiles>,
  { file, header, onProgress }: Pick<RestoreOptions, 'file' | 'header' | 'onProgress'>,
): Promise<Manifest> => {
  const schemas = new Map(header.tables.map((table) => [table.name, table]))
  const rowCounts = new Map<string, number>()
  let tableImport: TableImport | null = null
  const close = async () => {
    if (tableImport) rowCounts.set(tableImport.name, await tableImport.end())
    tableImport = null
  }
  const manifest = await readParts(file, {
    startTable: async (name) => {
      await close()
      const schema = schemas.get(name)
      if (!schema) throw new BackupDamaged({ detail: `${file}: the header does not list the table ${name}.` })
      tableImport = importTable(client, schema)
      onProgress(header.tables.indexOf(schema) / header.tables.length)
    },
    writePart: async (bytes) => tableImport?.write(bytes),
    writeFile: async (key, bytes) => {
      await close()
      await added.add(key, bytes)
    },
  })
  await close()
  for (const { name, rows } of manifest.tables)
    if ((rowCounts.get(name) ?? 0) !== rows) throw new BackupDamaged({ detail: `${file}: ${name} should have ${rows} rows.` })
  return manifest
}

const finishRestore = async (client: pg.Client, { tables, feeds }: Catalog, { sequences }: Manifest) => {
  for (const { name, last } of sequences) await client.query('select setval($1::regclass, $2::bigint)', [quoteIdentifier(name), last])
  for (const name of [...tables.map(({ name }) => name), ...feeds])
    await client.query(`alter table ${quoteIdentifier(name)} enable trigger user`)
  // The job queue is not part of a backup: all events are relayed again; `outbox_delivery` skips those already delivered.
  await client.query('update outbox set relayed_at = null')
  // Consumers that cache rows must read everything again.
  for (const name of feeds) for (const statement of fullRereadStatements[name] ?? []) await client.query(statement)
}
