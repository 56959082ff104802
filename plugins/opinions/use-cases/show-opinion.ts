import { Effect } from 'effect'
import { KnownFacilities } from '#core/facilities/known-facilities.port.ts'
import { handler } from '#core/plugin/handler.ts'
import { opinionsApi } from '../contract/api.ts'
import { OpinionNotFound } from '../contract/errors.ts'
import { OpinionLists } from '../domain/opinion-lists.port.ts'
import { Opinions } from '../domain/opinions.port.ts'
import { publicViewOf } from '../domain/views.ts'

/** Shows an accepted opinion of a facility that exists. */
export const ShowOpinion = handler(
  opinionsApi.showOpinion,
  { opinions: Opinions, lists: OpinionLists, knownFacilities: KnownFacilities },
  ({ opinions, lists, knownFacilities }) =>
    Effect.fn('opinions.show')(function* (_, { id }) {
      const opinion = yield* opinions.byId(id)
      if (opinion.state !== 'accepted' || !(yield* knownFacilities.exists(opinion.facility_id))) return yield* new OpinionNotFound()
      const [listed] = yield* lists.complete([opinion])
      return listed ? publicViewOf(listed) : yield* new OpinionNotFound()
    }),
)
