import { Effect } from 'effect'
import { slugOf } from '#core/kernel/slug.ts'
import { handler } from '#core/plugin/handler.ts'
import { claimsApi } from '../contract/api.ts'
import { ClaimedFacilities } from '../domain/claimed-facilities.port.ts'
import { mostSimilar } from '../domain/similar-names.ts'

/** Finds facilities of a town whose names resemble a name, so that nobody signs up what the directory has. */
export const FindSimilar = handler(claimsApi.findSimilar, { facilities: ClaimedFacilities }, ({ facilities }) =>
  Effect.fn('claims.find-similar')(function* (_, { name, city, voivodeship }) {
    return { facilities: mostSimilar(name, yield* facilities.inCity(slugOf(city), voivodeship ?? null)) }
  }),
)
