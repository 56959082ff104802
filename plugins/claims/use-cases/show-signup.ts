import { Effect } from 'effect'
import type { Actor } from '#core/access/actor.ts'
import { define } from '#core/kernel/define.ts'
import { FindSimilar } from './find-similar.ts'

/** Shows the form of the sign-up; after a name and a town were submitted, with the facilities that could be meant. */
export const ShowSignup = define('claims/ShowSignup', { findSimilar: FindSimilar }, ({ findSimilar }) =>
  Effect.fn('claims.show-signup')(function* (actor: Actor, { name = '', city = '' }: { readonly name?: string; readonly city?: string }) {
    return name.trim() === '' || city.trim() === ''
      ? { facilities: [] }
      : yield* findSimilar(actor, { name: name.slice(0, 200), city: city.slice(0, 80) })
  }),
)
