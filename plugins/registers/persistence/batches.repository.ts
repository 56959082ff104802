import { Effect } from 'effect'
import type { Db } from '#adapters/postgres/unit-of-work.ts'
import { BatchNotFound, type Batches, type ImportBatch } from '../domain/batches.port.ts'

const utc = (column: string) => `to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') ${column}`
const columns = `id, register, edition_on::text, file, report, ${utc('created_at')}, ${utc('rolled_back_at')}`
const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** Repository of import batches in PostgreSQL. */
export const makeBatches = ({ db }: { db: Db }): Batches => ({
  add: ({ id, register, edition_on, file, report, created_at }) =>
    Effect.asVoid(
      db.rows('insert into registers_batch (id, register, edition_on, file, report, created_at) values (?, ?, ?, ?, ?::jsonb, ?)', [
        id,
        register,
        edition_on,
        file,
        JSON.stringify(report),
        created_at,
      ]),
    ),
  all: () => db.rows<ImportBatch>(`select ${columns} from registers_batch b order by b.created_at desc, b.id desc`),
  get: Effect.fn('registers.get-batch')(function* (id) {
    const [batch] = uuid.test(id) ? yield* db.rows<ImportBatch>(`select ${columns} from registers_batch where id = ?`, [id]) : []
    return batch ?? (yield* new BatchNotFound({ detail: `There is no batch ${id}; see: kredka import list` }))
  }),
  markRolledBack: (id, at) => Effect.asVoid(db.rows('update registers_batch set rolled_back_at = ? where id = ?', [at, id])),
  newestEdition: (registers) =>
    db
      .rows<{ day: string | null }>(
        'select max(edition_on)::text "day" from registers_batch where register in (select jsonb_array_elements_text(?::jsonb)) and rolled_back_at is null',
        [JSON.stringify(registers)],
      )
      .pipe(Effect.map(([row]) => row?.day ?? null)),
})
