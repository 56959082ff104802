import { Effect } from 'effect'
import { define } from '#core/kernel/define.ts'
import { toWarsawTime } from '#core/kernel/warsaw.ts'
import type { LoadLayoutData } from '#core/plugin/define-plugin.ts'
import { Clock } from '#core/ports/clock.ts'
import { Facets } from '#core/search/facets.port.ts'
import { FacilityChanges } from '#core/search/facility-changes.port.ts'
import { methodLabels } from '../contract/listed-card.ts'
import { Catalogue } from '../domain/catalogue.port.ts'
import { keepUntilChange } from '../services/keep-until-change.ts'

/** Number of cities of each category in the footer (specification §9). */
const footerCities = 15
/** Number of recommended facilities of each category on the landing page. */
const recommendedPerCategory = 3

/** Reads the layout data of the catalogue: for each category the largest cities, recommended facilities and the total number. */
export const ReadLayout = define(
  'catalogue/ReadLayout',
  { catalogue: Catalogue, facets: Facets, clock: Clock, changes: FacilityChanges },
  ({ catalogue, facets, clock, changes }): LoadLayoutData => {
    // Finding the best rated facilities of the country reads all ratings.
    const readOverviews = keepUntilChange(changes, catalogue.overviews({ cities: footerCities, recommended: recommendedPerCategory }))
    return Effect.fn('catalogue.read-layout')(function* () {
      const overviews = yield* readOverviews
      const methods = methodLabels(yield* facets.available())
      const recommended = overviews.flatMap(({ recommended }) => recommended)
      const used = new Set(recommended.flatMap(({ ownership }) => ownership))
      return {
        ...Object.fromEntries(overviews.map(({ category, cities }) => [category, cities])),
        totals: Object.fromEntries(overviews.map(({ category, total }) => [category, total])),
        recommended,
        methods: Object.fromEntries(Object.entries(methods).filter(([id]) => used.has(id))),
        today: toWarsawTime(clock.now()).day,
      }
    })
  },
)
