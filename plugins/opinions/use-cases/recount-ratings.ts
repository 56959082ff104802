import { Effect } from 'effect'
import type { Actor } from '#core/access/actor.ts'
import type { Facilities } from '#core/facilities/facilities.port.ts'
import { token } from '#core/kernel/token.ts'
import type { Transaction } from '#core/ports/transaction.ts'
import type { Opinions } from '../domain/opinions.port.ts'
import type { RefreshFacility } from '../services/refresh-facility.ts'

interface Dependencies {
  readonly opinions: Opinions
  readonly directory: Facilities
  readonly refreshFacility: RefreshFacility
  readonly transaction: Transaction
}

/** Computes the ratings of all facilities anew from their opinions; returns of how many. */
export const makeRecountRatings = ({ opinions, directory, refreshFacility, transaction }: Dependencies) => {
  const recount = Effect.fn('opinions.recount-one')(function* (id: string) {
    yield* directory.lock([id])
    yield* refreshFacility(id)
  }, transaction)
  return Effect.fn('opinions.recount')(function* (_: Actor, _nothing: object) {
    const ids = yield* opinions.facilities()
    for (const id of ids) yield* recount(id)
    return { facilities: ids.length }
  })
}

export type RecountRatings = ReturnType<typeof makeRecountRatings>
export const RecountRatings = token<RecountRatings>('opinions/RecountRatings')
