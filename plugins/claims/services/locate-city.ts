import { Effect } from 'effect'
import { define } from '#core/kernel/define.ts'
import { Gazetteer } from '#core/places/gazetteer.port.ts'
import { Validation } from '#core/plugin/transport-errors.ts'
import type { NewFacility } from '../contract/claim.ts'
import { proposalIn } from '../domain/proposal.ts'

/** Finds the locality of a new facility in the gazetteer, the largest of that name in its voivodeship. */
export const LocateCity = define('claims/LocateCity', { gazetteer: Gazetteer }, ({ gazetteer }) =>
  Effect.fn('claims.locate-city')(function* (facility: NewFacility) {
    const [locality] = yield* gazetteer.findByName(facility.city, { voivodeship: facility.voivodeship })
    return locality ? proposalIn(facility, locality) : yield* new Validation({ schema: { city: ['claims.city.unknown'] } })
  }),
)
