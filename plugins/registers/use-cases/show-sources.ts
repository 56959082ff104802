import { Effect } from 'effect'
import type { Actor } from '#core/access/actor.ts'
import { sources } from '#core/facilities/source.ts'
import { define } from '#core/kernel/define.ts'
import { SourceStatistics } from '../domain/batches.port.ts'

/** Returns every register with its newest edition and the number of facilities it lists; sources of sample data separately. */
export const ShowSources = define('registers/ShowSources', { statistics: SourceStatistics }, ({ statistics }) =>
  Effect.fn('registers.show-sources')(function* (_: Actor, __: object) {
    const imported = yield* statistics.perSource()
    const registers = sources
      .filter(({ rank }) => rank === 'register')
      .map(({ key, synthetic }) => {
        const { facilities = 0, edition_on = null, imported_at = null } = imported.find(({ source }) => source === key) ?? {}
        return { key, synthetic, facilities, edition_on, imported_at }
      })
    return {
      registers: registers.filter(({ synthetic }) => !synthetic),
      synthetic: registers.filter(({ synthetic, edition_on }) => synthetic && edition_on !== null),
    }
  }),
)
