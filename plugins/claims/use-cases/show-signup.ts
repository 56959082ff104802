import { Effect } from 'effect'
import type { Actor } from '#core/access/actor.ts'
import { token } from '#core/kernel/token.ts'
import type { FindSimilar } from './find-similar.ts'

/** Shows the form of the sign-up; after a name and a town were submitted, with the facilities that could be meant. */
export const makeShowSignup = ({ findSimilar }: { readonly findSimilar: FindSimilar }) =>
  Effect.fn('claims.show-signup')(function* (actor: Actor, { name = '', city = '' }: { readonly name?: string; readonly city?: string }) {
    return name.trim() === '' || city.trim() === ''
      ? { facilities: [] }
      : yield* findSimilar(actor, { name: name.slice(0, 200), city: city.slice(0, 80) })
  })

export type ShowSignup = ReturnType<typeof makeShowSignup>
export const ShowSignup = token<ShowSignup>('claims/ShowSignup')
