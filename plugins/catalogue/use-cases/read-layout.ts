import { Effect } from 'effect'
import { token } from '#core/kernel/token.ts'
import { inWarsaw } from '#core/kernel/warsaw.ts'
import type { LoadLayoutData } from '#core/plugin/define-plugin.ts'
import type { Clock } from '#core/ports/clock.ts'
import type { Catalogue } from '../domain/catalogue.port.ts'

/** Cities of each type in the footer (specification §9). */
const footerCities = 15
/** Recommended facilities of each type on the front door. */
const recommendedEach = 3

/** What the frame shows of the catalogue: the largest cities and the recommended facilities of each category, and how many it has in all. */
export const makeReadLayout = ({ catalogue, clock }: { readonly catalogue: Catalogue; readonly clock: Clock }): LoadLayoutData =>
  Effect.fn('catalogue.read-layout')(function* () {
    const fronts = yield* catalogue.front({ cities: footerCities, recommended: recommendedEach })
    return {
      ...Object.fromEntries(fronts.map(({ category, cities }) => [category, cities])),
      totals: Object.fromEntries(fronts.map(({ category, total }) => [category, total])),
      recommended: fronts.flatMap(({ recommended }) => recommended),
      today: inWarsaw(clock.now()).day,
    }
  })

export const ReadLayout = token<LoadLayoutData>('catalogue/ReadLayout')
