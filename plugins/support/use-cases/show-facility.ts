import { Effect } from 'effect'
import type { Actor } from '#core/access/actor.ts'
import { token } from '#core/kernel/token.ts'
import type { ReadFacility } from '../services/read-facility.ts'

/** Shows everything that is known of a facility, whatever has become of it. */
export const makeShowFacility = ({ readFacility }: { readonly readFacility: ReadFacility }) =>
  Effect.fn('support.show-facility')(function* (_: Actor, { id }: { readonly id: string }) {
    return yield* readFacility(id)
  })

export type ShowFacility = ReturnType<typeof makeShowFacility>
export const ShowFacility = token<ShowFacility>('support/ShowFacility')
