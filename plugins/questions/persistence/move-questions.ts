import { Effect } from 'effect'
import type { Db } from '#adapters/postgres/unit-of-work.ts'
import type { Questions } from '../domain/questions.port.ts'

const close = `update questions_thread t set state = 'closed', closed_by = 'platform', closed_at = ?, version = version + 1 where t.state = 'open'`

/** Another open thread of the same parent on the same topic with the facility that the thread moves to. */
const another = `exists (select 1 from questions_thread o
  where o.facility_id = ? and o.account_id = t.account_id and o.topic = t.topic and o.state = 'open')`

/** Writes what happens to threads without their sides: facilities are deleted and merged, accounts erased. */
export const moveQuestions = (db: Db): Pick<Questions, 'closeOf' | 'closeOrphaned' | 'move' | 'moveBack'> => ({
  closeOf: (facilityId, at) => Effect.asVoid(db.rows(`${close} and t.facility_id = ? returning 1`, [at, facilityId])),
  closeOrphaned: Effect.fn('questions.close-orphaned')(function* (at) {
    yield* db.rows(`${close} and t.account_id is null returning 1`, [at])
    const removed = yield* db.rows<{ facility_id: string }>(
      `delete from questions_publication p using questions_thread t where t.id = p.thread_id and t.account_id is null returning t.facility_id`,
    )
    return [...new Set(removed.map(({ facility_id }) => facility_id))]
  }),
  move: Effect.fn('questions.move')(function* (merged, survivor, at) {
    yield* db.rows(`${close} and t.facility_id = ? and ${another} returning 1`, [at, merged, survivor])
    yield* db.rows(
      `update questions_thread set facility_id = ?, moved_from = facility_id, version = version + 1 where facility_id = ? returning 1`,
      [survivor, merged],
    )
  }),
  moveBack: (merged, survivor) =>
    Effect.asVoid(
      db.rows(
        `update questions_thread set facility_id = moved_from, moved_from = null, version = version + 1 where facility_id = ? and moved_from = ? returning 1`,
        [survivor, merged],
      ),
    ),
})
