import { makeTableStore } from '#adapters/postgres/table-store.ts'
import { Db } from '#adapters/postgres/unit-of-work.ts'
import { provide } from '#core/kernel/define.ts'
import { Batches, batchesOf, SourceStatistics, type SourceStats } from '../domain/batches.port.ts'
import { BatchTable } from './tables.ts'

/** Repository of import batches in PostgreSQL. */
export const makeBatches = provide(Batches, { db: Db }, ({ db }) => batchesOf(makeTableStore(db, BatchTable)))

// The newest edition of each register that is not rolled back, with the number of facilities that the register lists now.
const sql = `
select newest.register source, newest.edition_on::text, to_char(newest.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') imported_at,
       coalesce(named.facilities, 0)::int facilities
  from (select distinct on (register) register, edition_on, created_at from registers_batch where rolled_back_at is null order by register, edition_on desc, created_at desc) newest
  left join (select source, count(*) facilities from facility_statement where gone_on is null group by source) named on named.source = newest.register
 order by newest.register`

/** Reads the statistics of sources from PostgreSQL. */
export const makeSourceStatistics = provide(
  SourceStatistics,
  { db: Db },
  ({ db }): SourceStatistics => ({ perSource: () => db.rows<SourceStats>(sql) }),
)
