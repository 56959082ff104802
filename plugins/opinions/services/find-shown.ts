import { Effect } from 'effect'
import { token } from '#core/kernel/token.ts'
import { OpinionNotFound } from '../contract/errors.ts'
import type { Opinions } from '../domain/opinions.port.ts'
import type { Staff } from '../domain/staff.port.ts'

interface Dependencies {
  readonly opinions: Opinions
  readonly staff: Staff
}

/** Finds an accepted opinion as a reader; `own`: the reader has written it, or works for the facility that it is about. */
export const makeFindShown = ({ opinions, staff }: Dependencies) =>
  Effect.fn('opinions.find-shown')(function* (readerId: string, id: string) {
    const opinion = yield* opinions.byId(id)
    if (opinion.state !== 'accepted') return yield* new OpinionNotFound()
    const role = yield* staff.roleOf(opinion.facility_id, readerId)
    return { opinion, own: opinion.account_id === readerId || (role !== null && role !== 'parent') }
  })

export type FindShown = ReturnType<typeof makeFindShown>
export const FindShown = token<FindShown>('opinions/FindShown')
