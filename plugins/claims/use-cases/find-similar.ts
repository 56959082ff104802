import { Effect } from 'effect'
import type { Actor } from '#core/access/actor.ts'
import { define } from '#core/kernel/define.ts'
import { slugOf } from '#core/kernel/slug.ts'
import { ClaimedFacilities } from '../domain/claimed-facilities.port.ts'
import { mostSimilar } from '../domain/similar-names.ts'

/** Finds facilities of a town whose names resemble a name, so that nobody signs up what the directory has. */
export const FindSimilar = define('claims/FindSimilar', { facilities: ClaimedFacilities }, ({ facilities }) =>
  Effect.fn('claims.find-similar')(function* (
    _: Actor,
    { name, city, voivodeship }: { readonly name: string; readonly city: string; readonly voivodeship?: string | undefined },
  ) {
    return { facilities: mostSimilar(name, yield* facilities.inCity(slugOf(city), voivodeship ?? null)) }
  }),
)
