import { createHash } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { rename, rm, stat } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import pg from 'pg'
import { to as copyTo } from 'pg-copy-streams'
import { pack, type Pack } from 'tar-stream'
import { copyTarget, readCatalog, type TableSchema } from './catalog.ts'
import { BackupNotWritten } from './failures.ts'
import { type Manifest, manifestFile, type BackupHeader, headerFile, type TableChecksum } from './manifest.ts'

/** Maximum bytes of one archive entry; bounds the memory that a backup needs. */
const partSize = 4 << 20

interface BackupOptions {
  readonly url: string
  readonly file: string
  /** Migrations that have been applied to the database. */
  readonly steps: readonly string[]
  readonly onProgress: (fraction: number) => void
}

/** Result of a backup. */
export interface WrittenBackup {
  readonly tables: readonly TableChecksum[]
  readonly bytes: number
}

/**
 * Writes all rows of one database snapshot into a file: a gzipped tar of COPY texts with a header and a manifest of counts and hashes.
 * The file gets its final name only when it is complete. Fails with BackupNotWritten when the file exists already.
 */
export const writeBackup = async ({ url, file, steps, onProgress }: BackupOptions): Promise<WrittenBackup> => {
  if (await stat(file).catch(() => null))
    throw new BackupNotWritten({ detail: `${file} exists already; a backup never overwrites a file.` })
  const draft = `${file}.part`
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const archive = pack()
  try {
    // A draft of a killed backup may be readable for others.
    await rm(draft, { force: true })
    const written = pipeline(Readable.from(archive), createGzip(), createWriteStream(draft, { flags: 'wx', mode: 0o600 })).catch(
      (error: Error) => {
        throw new BackupNotWritten({ detail: `${file} cannot be written: ${error.message}` })
      },
    )
    const [tables] = await Promise.all([writeArchive(client, archive, steps, onProgress), written])
    await rename(draft, file)
    return { tables, bytes: (await stat(file)).size }
  } catch (error) {
    archive.destroy()
    await rm(draft, { force: true })
    throw error
  } finally {
    await client.end()
  }
}

const writeArchive = async (client: pg.Client, archive: Pack, steps: readonly string[], onProgress: BackupOptions['onProgress']) => {
  // Sequential scans start at the beginning of the table, so that equal tables give equal hashes.
  await client.query('set synchronize_seqscans = off')
  await client.query('begin isolation level repeatable read read only')
  const { tables } = await readCatalog(client)
  const header: BackupHeader = { format: 1, made_at: new Date().toISOString(), steps, tables }
  await writeEntry(archive, headerFile, Buffer.from(JSON.stringify(header)))
  const sums: TableChecksum[] = []
  for (const [at, table] of tables.entries()) {
    sums.push(await writeTable(client, archive, table))
    onProgress((at + 1) / tables.length)
  }
  const { rows } = await client.query<Manifest['sequences'][number]>(
    'select sequencename::text as name, last_value::text as last from pg_sequences where schemaname = current_schema() and last_value is not null order by 1',
  )
  const manifest: Manifest = { tables: sums, sequences: rows }
  await writeEntry(archive, manifestFile, Buffer.from(JSON.stringify(manifest)))
  await client.query('commit')
  archive.finalize()
  return sums
}

const writeTable = async (client: pg.Client, archive: Pack, table: TableSchema): Promise<TableChecksum> => {
  const hash = createHash('sha256')
  const rows = client.query(copyTo(`copy ${copyTarget(table)} to stdout`))
  let part = 0
  let buffered: Buffer[] = []
  let size = 0
  const flush = async () => {
    if (!size) return
    await writeEntry(archive, `tables/${table.name}/${String(++part).padStart(6, '0')}.copy`, Buffer.concat(buffered))
    buffered = []
    size = 0
  }
  for await (const chunk of rows as AsyncIterable<Buffer>) {
    hash.update(chunk)
    buffered.push(chunk)
    size += chunk.length
    if (size >= partSize) await flush()
  }
  await flush()
  return { name: table.name, rows: rows.rowCount, sha256: hash.digest('hex') }
}

const writeEntry = (archive: Pack, name: string, content: Buffer): Promise<void> =>
  new Promise((resolve, reject) => archive.entry({ name, mtime: new Date(0) }, content, (error) => (error ? reject(error) : resolve())))
