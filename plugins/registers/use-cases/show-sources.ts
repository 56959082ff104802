import { Effect } from 'effect'
import type { Actor } from '#core/access/actor.ts'
import { sources } from '#core/facilities/source.ts'
import { token } from '#core/kernel/token.ts'
import type { SourceBook } from '../domain/source-numbers.port.ts'

/** Every source the platform knows, with its newest edition and how many facilities it names; made-up data apart. */
export const makeShowSources = ({ book }: { readonly book: SourceBook }) =>
  Effect.fn('registers.show-sources')(function* (_: Actor, __: object) {
    const numbers = yield* book.numbers()
    const known = sources
      .filter(({ rank }) => rank === 'register')
      .map(({ key, made }) => {
        const { facilities = 0, edition_on = null, taken_in_at = null } = numbers.find(({ source }) => source === key) ?? {}
        return { key, made, facilities, edition_on, taken_in_at }
      })
    return { registers: known.filter(({ made }) => !made), made: known.filter(({ made, edition_on }) => made && edition_on !== null) }
  })

export type ShowSources = ReturnType<typeof makeShowSources>
export const ShowSources = token<ShowSources>('registers/ShowSources')
