import { Effect } from 'effect'
import type { Actor } from '#core/access/actor.ts'
import type { KnownFacilities } from '#core/facilities/known-facilities.port.ts'
import { token } from '#core/kernel/token.ts'
import { OpinionNotFound } from '../contract/errors.ts'
import type { OpinionLists } from '../domain/opinion-lists.port.ts'
import type { Opinions } from '../domain/opinions.port.ts'
import { publicViewOf } from '../domain/views.ts'

interface Dependencies {
  readonly opinions: Opinions
  readonly lists: OpinionLists
  readonly knownFacilities: KnownFacilities
}

/** Shows an accepted opinion of a facility that exists. */
export const makeShowOpinion = ({ opinions, lists, knownFacilities }: Dependencies) =>
  Effect.fn('opinions.show')(function* (_: Actor, { id }: { readonly id: string }) {
    const opinion = yield* opinions.byId(id)
    if (opinion.state !== 'accepted' || !(yield* knownFacilities.exists(opinion.facility_id))) return yield* new OpinionNotFound()
    const [listed] = yield* lists.complete([opinion])
    return listed ? publicViewOf(listed) : yield* new OpinionNotFound()
  })

export type ShowOpinion = ReturnType<typeof makeShowOpinion>
export const ShowOpinion = token<ShowOpinion>('opinions/ShowOpinion')
