import { Effect } from 'effect'
import type { Actor } from '#core/access/actor.ts'
import { Facilities } from '#core/facilities/facilities.port.ts'
import { define } from '#core/kernel/define.ts'
import { Transaction } from '#core/ports/transaction.ts'
import { Opinions } from '../domain/opinions.port.ts'
import { RefreshFacility } from '../services/refresh-facility.ts'

/** Computes the ratings of all facilities anew from their opinions; returns of how many. */
export const RecountRatings = define(
  'opinions/RecountRatings',
  { opinions: Opinions, directory: Facilities, refreshFacility: RefreshFacility, transaction: Transaction },
  ({ opinions, directory, refreshFacility, transaction }) => {
    const recount = Effect.fn('opinions.recount-one')(function* (id: string) {
      yield* directory.lock([id])
      yield* refreshFacility(id)
    }, transaction)
    return Effect.fn('opinions.recount')(function* (_: Actor, _nothing: object) {
      const ids = yield* opinions.facilities()
      for (const id of ids) yield* recount(id)
      return { facilities: ids.length }
    })
  },
)
