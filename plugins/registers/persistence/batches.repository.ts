import { Effect } from 'effect'
import { Db } from '#adapters/postgres/unit-of-work.ts'
import { provide } from '#core/kernel/define.ts'
import { BatchNotFound } from '../contract/errors.ts'
import { Batches } from '../domain/batches.port.ts'
import { BatchTable, toBatch, toRow } from './batch.table.ts'

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** Repository of import batches in PostgreSQL. */
export const makeBatches = provide(
  Batches,
  { db: Db },
  ({ db }): Batches => ({
    add: (batch) => Effect.asVoid(db.query((em) => em.create(BatchTable, toRow(batch)))),
    all: () =>
      db
        .query((em) => em.find(BatchTable, {}, { orderBy: [{ created_at: 'desc' }, { id: 'desc' }] }))
        .pipe(Effect.map((rows) => rows.map(toBatch))),
    get: Effect.fn('registers.get-batch')(function* (id) {
      const row = uuid.test(id) ? yield* db.query((em) => em.findOne(BatchTable, { id })) : null
      return row ? toBatch(row) : yield* new BatchNotFound({ detail: `There is no batch ${id}; see: kredka import list` })
    }),
    markRolledBack: (id, at) =>
      Effect.asVoid(
        db.query(async (em) => {
          const row = await em.findOne(BatchTable, { id })
          if (row) em.assign(row, { rolled_back_at: at })
        }),
      ),
    newestEdition: (registers) =>
      db
        .rows<{ day: string | null }>(
          'select max(edition_on)::text "day" from registers_batch where register in (select jsonb_array_elements_text(?::jsonb)) and rolled_back_at is null',
          [JSON.stringify(registers)],
        )
        .pipe(Effect.map(([row]) => row?.day ?? null)),
  }),
)
