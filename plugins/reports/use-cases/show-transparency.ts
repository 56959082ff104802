import { Effect } from 'effect'
import type { Actor } from '#core/access/actor.ts'
import { token } from '#core/kernel/token.ts'
import type { Transparency } from '../contract/transparency.ts'
import type { Figures } from '../domain/figures.port.ts'

/** Shows the figures of reports, decisions and appeals. */
export const makeShowTransparency = ({ figures }: { readonly figures: Figures }) =>
  Effect.fn('reports.show-transparency')(function* (_: Actor, __: object) {
    return { years: yield* figures.byYear() } satisfies Transparency
  })

export type ShowTransparency = ReturnType<typeof makeShowTransparency>
export const ShowTransparency = token<ShowTransparency>('reports/ShowTransparency')
