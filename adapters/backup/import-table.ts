import { once } from 'node:events'
import { finished } from 'node:stream/promises'
import type { Client } from 'pg'
import { from as copyFrom } from 'pg-copy-streams'
import { copyTarget, type TableSchema } from './catalog.ts'
import { BackupDamaged } from './failures.ts'

/** Running import of rows into one table. */
export interface TableImport {
  readonly name: string
  write(bytes: Buffer): Promise<void>
  /** Completes the import and returns the number of imported rows. */
  end(): Promise<number>
}

/** Starts to copy rows into a table. Fails with BackupDamaged when PostgreSQL rejects the rows. */
export const importTable = (client: Client, table: TableSchema): TableImport => {
  const stream = client.query(copyFrom(`copy ${copyTarget(table)} from stdin`))
  const done = finished(stream).catch(() => {
    throw new BackupDamaged({ detail: `The table ${table.name} rejected the rows of the backup.` })
  })
  // `write` and `end` rethrow the error; until one of them is called, the rejection must not be unhandled.
  done.catch(() => undefined)
  return {
    name: table.name,
    write: async (bytes) => {
      if (!stream.write(bytes)) await Promise.race([once(stream, 'drain'), done])
    },
    end: async () => {
      stream.end()
      await done
      return stream.rowCount
    },
  }
}
