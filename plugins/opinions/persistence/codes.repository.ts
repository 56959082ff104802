import { Effect } from 'effect'
import { Db } from '#adapters/postgres/unit-of-work.ts'
import { provide } from '#core/kernel/define.ts'
import { newId } from '#core/kernel/ids.ts'
import type { CodeBatch } from '../domain/code.ts'
import { Codes } from '../domain/readers.port.ts'

/** Creates the PostgreSQL repository of printed codes. */
export const makeCodes = provide(
  Codes,
  { db: Db },
  ({ db }): Codes => ({
    addBatch: Effect.fn('opinions.add-batch')(function* (batch, macs) {
      const [stored] = yield* db.rows<{ number: number }>(
        `insert into opinions_code_batch (id, facility_id, number, size, issued_at, issued_by_account_id)
         values (?, ?, (select coalesce(max(number), 0) + 1 from opinions_code_batch where facility_id = ?), ?, ?, ?) returning number`,
        [batch.id, batch.facility_id, batch.facility_id, batch.size, batch.issued_at, batch.issued_by_account_id],
      )
      yield* db.rows(
        `insert into opinions_code (id, batch_id, mac) select c.id, ?, c.mac from jsonb_to_recordset(?::jsonb) as c (id uuid, mac text)`,
        [batch.id, JSON.stringify(macs.map((mac) => ({ id: newId(), mac })))],
      )
      return stored?.number ?? 1
    }),
    batchesOf: (facilityId) =>
      db.rows<CodeBatch & { used: number }>(
        `select b.id, b.facility_id, b.number, b.size, to_char(b.issued_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') issued_at,
         b.issued_by_account_id, (select count(*) from opinions_code c where c.batch_id = b.id and c.used_at is not null)::int used
         from opinions_code_batch b where b.facility_id = ? order by b.number desc`,
        [facilityId],
      ),
    issuedSince: (facilityId, at) =>
      db
        .rows<{ issued: number }>(
          'select coalesce(sum(size), 0)::int issued from opinions_code_batch where facility_id = ? and issued_at >= ?',
          [facilityId, at],
        )
        .pipe(Effect.map(([row]) => row?.issued ?? 0)),
    // Of two who enter one code at once, the second waits for the first and finds it used.
    use: (facilityId, macs, at) =>
      db
        .rows<{ id: string }>(
          `update opinions_code c set used_at = ? from opinions_code_batch b
          where b.id = c.batch_id and b.facility_id = ? and c.used_at is null and c.mac in (select jsonb_array_elements_text(?::jsonb)) returning c.id`,
          [at, facilityId, JSON.stringify(macs)],
        )
        .pipe(Effect.map(([row]) => row?.id ?? null)),
    batchNumber: (codeId) =>
      db
        .rows<{ number: number }>('select b.number from opinions_code c join opinions_code_batch b on b.id = c.batch_id where c.id = ?', [
          codeId,
        ])
        .pipe(Effect.map(([row]) => row?.number ?? null)),
  }),
)
