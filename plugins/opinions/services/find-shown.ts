import { Effect } from 'effect'
import { define } from '#core/kernel/define.ts'
import { OpinionNotFound } from '../contract/errors.ts'
import { Opinions } from '../domain/opinions.port.ts'
import { Staff } from '../domain/staff.port.ts'

/** Finds an accepted opinion as a reader; `own`: the reader has written it, or works for the facility that it is about. */
export const FindShown = define('opinions/FindShown', { opinions: Opinions, staff: Staff }, ({ opinions, staff }) =>
  Effect.fn('opinions.find-shown')(function* (readerId: string, id: string) {
    const opinion = yield* opinions.byId(id)
    if (opinion.state !== 'accepted') return yield* new OpinionNotFound()
    const role = yield* staff.roleOf(opinion.facility_id, readerId)
    return { opinion, own: opinion.account_id === readerId || (role !== null && role !== 'parent') }
  }),
)
