import type { Db } from '#adapters/postgres/unit-of-work.ts'
import type { SourceBook, SourceNumbers } from '../domain/source-numbers.port.ts'

// The newest edition of each register that stands, and beside it how many facilities the register names now.
const sql = `
select newest.register source, newest.edition_on::text, to_char(newest.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') taken_in_at,
       coalesce(named.facilities, 0)::int facilities
  from (select distinct on (register) register, edition_on, created_at from registers_batch where rolled_back_at is null order by register, edition_on desc, created_at desc) newest
  left join (select source, count(*) facilities from facility_statement where gone_on is null group by source) named on named.source = newest.register
 order by newest.register`

/** Numbers of the sources in PostgreSQL. */
export const makeSourceBook = ({ db }: { db: Db }): SourceBook => ({ numbers: () => db.rows<SourceNumbers>(sql) })
