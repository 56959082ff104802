import { Effect } from 'effect'
import { token } from '#core/kernel/token.ts'
import type { Gazetteer } from '#core/places/gazetteer.port.ts'
import { Validation } from '#core/plugin/transport-errors.ts'
import type { NewFacility } from '../contract/claim.ts'
import { proposalIn } from '../domain/proposal.ts'

/** Finds the locality of a new facility in the gazetteer, the largest of that name in its voivodeship. */
export const makeLocateCity = ({ gazetteer }: { readonly gazetteer: Gazetteer }) =>
  Effect.fn('claims.locate-city')(function* (facility: NewFacility) {
    const [locality] = yield* gazetteer.findByName(facility.city, { voivodeship: facility.voivodeship })
    return locality ? proposalIn(facility, locality) : yield* new Validation({ schema: { city: ['claims.city.unknown'] } })
  })

export type LocateCity = ReturnType<typeof makeLocateCity>
export const LocateCity = token<LocateCity>('claims/LocateCity')
