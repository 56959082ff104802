import { once } from 'node:events'
import { finished } from 'node:stream/promises'
import type { Client } from 'pg'
import { from as copyFrom } from 'pg-copy-streams'
import { copied, type TableShape } from './catalog.ts'
import { BackupDamaged } from './failures.ts'

/** Rows on their way into one table. */
export interface Copying {
  readonly name: string
  write(bytes: Buffer): Promise<void>
  /** Ends the table and tells how many rows went in. */
  end(): Promise<number>
}

/** Begins to copy rows into a table. Rows that it does not take make the backup a damaged one. */
export const copyInto = (client: Client, table: TableShape): Copying => {
  const stream = client.query(copyFrom(`copy ${copied(table)} from stdin`))
  const done = finished(stream).catch(() => {
    throw new BackupDamaged({ detail: `The table ${table.name} does not take the rows of the backup.` })
  })
  // Whoever writes or ends hears of it; until then nobody listens.
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
