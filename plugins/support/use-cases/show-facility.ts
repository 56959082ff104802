import { Effect } from 'effect'
import { handler } from '#core/plugin/handler.ts'
import { supportApi } from '../contract/api.ts'
import { ReadFacility } from '../services/read-facility.ts'

/** Shows everything that is known of a facility, whatever has become of it. */
export const ShowFacility = handler(supportApi.showFacility, { readFacility: ReadFacility }, ({ readFacility }) =>
  Effect.fn('support.show-facility')(function* (_, { id }) {
    return yield* readFacility(id)
  }),
)
