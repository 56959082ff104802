import { Effect } from 'effect'
import type { Actor } from '#core/access/actor.ts'
import { define } from '#core/kernel/define.ts'
import type { Transparency } from '../contract/transparency.ts'
import { Figures } from '../domain/figures.port.ts'

/** Shows the figures of reports, decisions and appeals. */
export const ShowTransparency = define('reports/ShowTransparency', { figures: Figures }, ({ figures }) =>
  Effect.fn('reports.show-transparency')(function* (_: Actor, __: object) {
    return { years: yield* figures.byYear() } satisfies Transparency
  }),
)
