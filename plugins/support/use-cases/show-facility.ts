import { Effect } from 'effect'
import type { Actor } from '#core/access/actor.ts'
import { define } from '#core/kernel/define.ts'
import { ReadFacility } from '../services/read-facility.ts'

/** Shows everything that is known of a facility, whatever has become of it. */
export const ShowFacility = define('support/ShowFacility', { readFacility: ReadFacility }, ({ readFacility }) =>
  Effect.fn('support.show-facility')(function* (_: Actor, { id }: { readonly id: string }) {
    return yield* readFacility(id)
  }),
)
