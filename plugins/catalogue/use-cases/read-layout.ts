import { Effect } from 'effect'
import { token } from '#core/kernel/token.ts'
import { toWarsawTime } from '#core/kernel/warsaw.ts'
import type { LoadLayoutData } from '#core/plugin/define-plugin.ts'
import type { Clock } from '#core/ports/clock.ts'
import type { Catalogue } from '../domain/catalogue.port.ts'

/** Number of cities of each category in the footer (specification §9). */
const footerCities = 15
/** Number of recommended facilities of each category on the landing page. */
const recommendedPerCategory = 3

/** Reads the layout data of the catalogue: for each category the largest cities, recommended facilities and the total number. */
export const makeReadLayout = ({ catalogue, clock }: { readonly catalogue: Catalogue; readonly clock: Clock }): LoadLayoutData =>
  Effect.fn('catalogue.read-layout')(function* () {
    const overviews = yield* catalogue.overviews({ cities: footerCities, recommended: recommendedPerCategory })
    return {
      ...Object.fromEntries(overviews.map(({ category, cities }) => [category, cities])),
      totals: Object.fromEntries(overviews.map(({ category, total }) => [category, total])),
      recommended: overviews.flatMap(({ recommended }) => recommended),
      today: toWarsawTime(clock.now()).day,
    }
  })

export const ReadLayout = token<LoadLayoutData>('catalogue/ReadLayout')
