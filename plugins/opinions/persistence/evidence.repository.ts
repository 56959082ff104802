import { Effect } from 'effect'
import { Db } from '#adapters/postgres/unit-of-work.ts'
import { provide } from '#core/kernel/define.ts'
import { type EvidenceFile, EvidenceFiles } from '../domain/evidence.port.ts'
import { EvidenceTable } from './tables.ts'

/** Creates the PostgreSQL repository of evidence. */
export const makeEvidenceFiles = provide(EvidenceFiles, { db: Db }, ({ db }): EvidenceFiles => {
  const find = (where: object) =>
    db
      .query((em) => em.find(EvidenceTable, where, { orderBy: { added_at: 'asc', id: 'asc' } }))
      .pipe(Effect.map((rows): readonly EvidenceFile[] => rows.map((row) => ({ ...row }))))
  return {
    of: (opinionIds) => (opinionIds.length === 0 ? Effect.succeed([]) : find({ opinion_id: { $in: [...opinionIds] } })),
    add: (file) => Effect.asVoid(db.query((em) => em.create(EvidenceTable, file))),
    remove: (ids) =>
      ids.length === 0 ? Effect.void : Effect.asVoid(db.bulk((em) => em.nativeDelete(EvidenceTable, { id: { $in: [...ids] } }))),
    decidedBefore: Effect.fn('opinions.decided-evidence')(function* (at) {
      const rows = yield* db.rows<{ id: string }>(
        `select e.id from opinions_evidence e join opinions_opinion o on o.id = e.opinion_id
          where o.state <> 'pending' and coalesce(o.decided_at, o.changed_at) < ?`,
        [at],
      )
      return yield* find({ id: { $in: rows.map(({ id }) => id) } })
    }),
  }
})
