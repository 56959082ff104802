import { Effect } from 'effect'
import type { Db } from '#adapters/postgres/unit-of-work.ts'
import type { Questions } from '../domain/questions.port.ts'

const close = `update questions_thread t set state = 'closed', closed_by = 'platform', closed_at = ?, version = version + 1 where t.state = 'open'`

/** Writes what happens to threads without their sides: facilities are deleted, accounts erased. */
export const closeQuestions = (db: Db): Pick<Questions, 'closeOf' | 'closeOrphaned'> => ({
  closeOf: (facilityId, at) => Effect.asVoid(db.rows(`${close} and t.facility_id = ? returning 1`, [at, facilityId])),
  closeOrphaned: Effect.fn('questions.close-orphaned')(function* (at) {
    yield* db.rows(`${close} and t.account_id is null returning 1`, [at])
    const removed = yield* db.rows<{ facility_id: string }>(
      `delete from questions_publication p using questions_thread t where t.id = p.thread_id and t.account_id is null returning t.facility_id`,
    )
    return [...new Set(removed.map(({ facility_id }) => facility_id))]
  }),
})
