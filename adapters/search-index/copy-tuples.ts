import type { ClientBase } from 'pg'
import { to as copyTo } from 'pg-copy-streams'
import { type CopiedTuple, makeTupleReader } from './copied-tuples.ts'

/** Time without a single byte after which a query counts as lost, milliseconds: a large directory is sorted before its first row. */
const silenceMs = 300_000

/** Time that the client grants the whole of it, milliseconds; how much there is says nothing about a broken connection. */
const wholeMs = 86_400_000

interface CopyQuery {
  /** Set by the client; ends its timeout. */
  readonly callback?: () => void
}

/** Runs a query and calls back with each row: as binary COPY, which the database may compute in parallel and the client need not parse. */
export const copyTuples = async (
  client: ClientBase,
  query: string,
  fields: number,
  onTuple: (tuple: CopiedTuple) => void,
): Promise<void> => {
  const read = makeTupleReader(fields, onTuple)
  const rows = client.query(Object.assign(copyTo(`copy (${query}) to stdout (format binary)`), { query_timeout: wholeMs }))
  // The end of a connection is an error also of a stream that has failed, which nobody reads any more.
  rows.on('error', () => undefined)
  const silence = setTimeout(() => rows.destroy(new Error('The database has not answered for long.')), silenceMs)
  try {
    for await (const piece of rows) {
      silence.refresh()
      read(piece as Buffer)
    }
  } finally {
    clearTimeout(silence)
    ;(rows as CopyQuery).callback?.()
  }
}
