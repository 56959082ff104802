import { Effect } from 'effect'
import { handler } from '#core/plugin/handler.ts'
import { reportsApi } from '../contract/api.ts'
import type { Transparency } from '../contract/transparency.ts'
import { Figures } from '../domain/decisions.port.ts'

/** Shows the figures of reports, decisions and appeals. */
export const ShowTransparency = handler(reportsApi.showTransparency, { figures: Figures }, ({ figures }) =>
  Effect.fn('reports.show-transparency')(function* () {
    return { years: yield* figures.byYear() } satisfies Transparency
  }),
)
