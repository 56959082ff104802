import { createHash } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { rename, rm, stat } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import { Effect } from 'effect'
import pg from 'pg'
import { to as copyTo } from 'pg-copy-streams'
import { type Pack, pack } from 'tar-stream'
import { bytesOf, type FileStore } from '#core/ports/file-store.ts'
import { copyTarget, readCatalog, type TableSchema } from './catalog.ts'
import { BackupNotWritten } from './failures.ts'
import { makeFilesChecksum } from './files-checksum.ts'
import { type BackupHeader, entryOfFile, headerFile, type Manifest, manifestFile, type TableChecksum } from './manifest.ts'

/** Maximum bytes of one archive entry; bounds the memory that a backup needs. */
const partSize = 4 << 20

interface BackupOptions {
  readonly url: string
  readonly files: FileStore
  readonly file: string
  /** Migrations that have been applied to the database. */
  readonly steps: readonly string[]
  readonly onProgress: (fraction: number) => void
}

/** Result of a backup. */
export interface WrittenBackup {
  readonly tables: readonly TableChecksum[]
  /** Number of stored files. */
  readonly files: number
  readonly bytes: number
}

/**
 * Writes all rows of one database snapshot, and all stored files, into a file: a gzipped tar of COPY texts and files
 * with a header and a manifest of counts and hashes. Files of uploads that are removed meanwhile stay until it is
 * complete. The file gets its final name only when it is complete. Fails with BackupNotWritten when the file exists
 * already.
 */
export const writeBackup = async ({ url, file, files, steps, onProgress }: BackupOptions): Promise<WrittenBackup> => {
  if (await stat(file).catch(() => null))
    throw new BackupNotWritten({ detail: `${file} exists already; a backup never overwrites a file.` })
  const draft = `${file}.part`
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const lockClient = new pg.Client({ connectionString: url })
  await lockClient.connect()
  const archive = pack()
  try {
    await keepRemovedFiles(lockClient)
    // A draft of a killed backup may be readable for others.
    await rm(draft, { force: true })
    const written = pipeline(Readable.from(archive), createGzip(), createWriteStream(draft, { flags: 'wx', mode: 0o600 })).catch(
      (error: Error) => {
        throw new BackupNotWritten({ detail: `${file} cannot be written: ${error.message}` })
      },
    )
    const [contents] = await Promise.all([writeArchive(client, archive, files, steps, onProgress), written])
    await rename(draft, file)
    return { ...contents, bytes: (await stat(file)).size }
  } catch (error) {
    archive.destroy()
    await rm(draft, { force: true })
    throw error
  } finally {
    await client.end()
    await lockClient.end()
  }
}

/**
 * Keeps the files of removed uploads as long as the transaction lasts that it begins. Of the transaction and not of the
 * connection, which a pooler would give to others with its locks; in one of its own, since the snapshot of the backup
 * has to be taken after the lock.
 */
const keepRemovedFiles = async (client: pg.Client): Promise<void> => {
  await client.query('begin read only')
  await client.query(`select pg_advisory_xact_lock_shared(hashtext('kredka files are removed'))`)
}

const writeArchive = async (
  client: pg.Client,
  archive: Pack,
  files: FileStore,
  steps: readonly string[],
  onProgress: BackupOptions['onProgress'],
) => {
  await client.query('begin isolation level repeatable read read only')
  // Sequential scans start at the beginning of the table, so that equal tables give equal hashes.
  await client.query('set local synchronize_seqscans = off')
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
  const checksum = await writeFiles(archive, files)
  const manifest: Manifest = { tables: sums, sequences: rows, files: checksum }
  await writeEntry(archive, manifestFile, Buffer.from(JSON.stringify(manifest)))
  await client.query('commit')
  archive.finalize()
  return { tables: sums, files: checksum.count }
}

/** Files that belong to the store and its operator, such as the base map, which is large and can be given again. */
const isOfOperator = (key: string) => key.startsWith('operator/') || key.startsWith('store/')

const writeFiles = async (archive: Pack, files: FileStore) => {
  const checksum = makeFilesChecksum()
  for await (const { key } of files.list('')) {
    if (isOfOperator(key)) continue
    const file = await Effect.runPromise(files.read(key))
    // An upload of an unfinished or unsuccessful request.
    if (!file) continue
    const bytes = Buffer.from(await bytesOf(file.content))
    checksum.add(key, bytes)
    await writeEntry(archive, entryOfFile(key), bytes)
  }
  return checksum.result()
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
