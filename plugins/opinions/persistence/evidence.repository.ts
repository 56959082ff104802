import { Effect } from 'effect'
import { makeTableStore } from '#adapters/postgres/table-store.ts'
import { Db } from '#adapters/postgres/unit-of-work.ts'
import { provide } from '#core/kernel/define.ts'
import { EvidenceFiles, evidenceOf } from '../domain/evidence.port.ts'
import { EvidenceTable } from './tables.ts'

/** Creates the PostgreSQL repository of evidence. */
export const makeEvidenceFiles = provide(EvidenceFiles, { db: Db }, ({ db }): EvidenceFiles => {
  const files = makeTableStore(db, EvidenceTable)
  return {
    ...evidenceOf(files),
    decidedBefore: Effect.fn('opinions.decided-evidence')(function* (at) {
      const rows = yield* db.rows<{ id: string }>(
        `select e.id from opinions_evidence e join opinions_opinion o on o.id = e.opinion_id
          where o.state <> 'pending' and coalesce(o.decided_at, o.changed_at) < ?`,
        [at],
      )
      return yield* files.find({ id: { in: rows.map(({ id }) => id) } }, { orderBy: { added_at: 'asc', id: 'asc' } })
    }),
  }
})
