import { createHash } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { rename, rm, stat } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import pg from 'pg'
import { to as copyTo } from 'pg-copy-streams'
import { pack, type Pack } from 'tar-stream'
import { copied, readCatalog, type TableShape } from './catalog.ts'
import { BackupNotWritten } from './failures.ts'
import { type Manifest, manifestName, type Preface, prefaceName, type TableSum } from './manifest.ts'

/** Bytes of a table that one member of the archive holds at most; what a backup needs in memory. */
const partSize = 4 << 20

interface Order {
  readonly url: string
  readonly file: string
  /** The migrations that the database has taken. */
  readonly steps: readonly string[]
  readonly report: (share: number) => void
}

/** What was written. */
export interface WrittenBackup {
  readonly tables: readonly TableSum[]
  readonly bytes: number
}

/**
 * Writes all rows of the database, as of one moment, into one file: a gzipped tar of COPY texts with a preface and a manifest of counts and hashes.
 * The file appears under its name only when it is whole. Fails with BackupNotWritten where it is there already.
 */
export const writeBackup = async ({ url, file, steps, report }: Order): Promise<WrittenBackup> => {
  if (await stat(file).catch(() => null))
    throw new BackupNotWritten({ detail: `${file} is there already; a backup never writes over a file.` })
  const draft = `${file}.part`
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const archive = pack()
  try {
    const written = pipeline(Readable.from(archive), createGzip(), createWriteStream(draft, { flags: 'w' })).catch((error: Error) => {
      throw new BackupNotWritten({ detail: `${file} cannot be written: ${error.message}` })
    })
    const [tables] = await Promise.all([fill(client, archive, steps, report), written])
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

const fill = async (client: pg.Client, archive: Pack, steps: readonly string[], report: Order['report']) => {
  // Rows lie in a file in the order in which they lie in the table, so that equal tables give equal hashes.
  await client.query('set synchronize_seqscans = off')
  await client.query('begin isolation level repeatable read read only')
  const { tables } = await readCatalog(client)
  const preface: Preface = { format: 1, made_at: new Date().toISOString(), steps, tables }
  await put(archive, prefaceName, Buffer.from(JSON.stringify(preface)))
  const sums: TableSum[] = []
  for (const [at, table] of tables.entries()) {
    sums.push(await putTable(client, archive, table))
    report((at + 1) / tables.length)
  }
  const { rows } = await client.query<Manifest['sequences'][number]>(
    'select sequencename::text as name, last_value::text as last from pg_sequences where schemaname = current_schema() and last_value is not null order by 1',
  )
  const manifest: Manifest = { tables: sums, sequences: rows }
  await put(archive, manifestName, Buffer.from(JSON.stringify(manifest)))
  await client.query('commit')
  archive.finalize()
  return sums
}

const putTable = async (client: pg.Client, archive: Pack, table: TableShape): Promise<TableSum> => {
  const hash = createHash('sha256')
  const rows = client.query(copyTo(`copy ${copied(table)} to stdout`))
  let part = 0
  let waiting: Buffer[] = []
  let size = 0
  const flush = async () => {
    if (!size) return
    await put(archive, `tables/${table.name}/${String(++part).padStart(6, '0')}.copy`, Buffer.concat(waiting))
    waiting = []
    size = 0
  }
  for await (const chunk of rows as AsyncIterable<Buffer>) {
    hash.update(chunk)
    waiting.push(chunk)
    size += chunk.length
    if (size >= partSize) await flush()
  }
  await flush()
  return { name: table.name, rows: rows.rowCount, sha256: hash.digest('hex') }
}

const put = (archive: Pack, name: string, content: Buffer): Promise<void> =>
  new Promise((resolve, reject) => archive.entry({ name, mtime: new Date(0) }, content, (error) => (error ? reject(error) : resolve())))
