import { Effect } from 'effect'
import { define } from '#core/kernel/define.ts'
import { addDays, toWarsawTime } from '#core/kernel/warsaw.ts'
import type { LoadLayoutData } from '#core/plugin/define-plugin.ts'
import { Clock } from '#core/ports/clock.ts'
import { Facets } from '#core/search/facets.port.ts'
import { FacilityChanges } from '#core/search/facility-changes.port.ts'
import { NewInRegister } from '#plugins/registers/contract/new-in-register.ts'
import { methodLabels } from '../contract/listed-card.ts'
import { Catalogue } from '../domain/catalogue.port.ts'
import { keepUntilChange } from '../services/keep-until-change.ts'

/** Number of cities of each category in the footer (specification §9). */
const footerCities = 15
/** Number of recommended facilities on the landing page. */
const maxRecommended = 6
/**
 * Days for which a facility is new in a register, and number of new ones of each voivodeship that the landing page names:
 * sixteen in all.
 */
const newForDays = 30
const newPerVoivodeship = 1

/**
 * Reads the layout data of the catalogue: for each category the largest cities and the total number; the facilities that
 * the API recommends, or, where none may be recommended, what is new in the registers.
 */
export const ReadLayout = define(
  'catalogue/ReadLayout',
  { catalogue: Catalogue, facets: Facets, clock: Clock, changes: FacilityChanges, newInRegister: NewInRegister },
  ({ catalogue, facets, clock, changes, newInRegister }): LoadLayoutData => {
    const today = () => toWarsawTime(clock.now()).day
    const read = Effect.fn('catalogue.read-overviews')(function* () {
      const overviews = yield* catalogue.overviews(footerCities)
      const recommended = yield* catalogue.recommended({}, maxRecommended)
      const isNew = recommended.length > 0 ? [] : yield* newInRegister.since(addDays(today(), -newForDays), newPerVoivodeship)
      return { overviews, recommended, isNew }
    })
    // Finding the best rated facilities of the country reads all ratings.
    const readKept = keepUntilChange(changes, Effect.suspend(read))
    return Effect.fn('catalogue.read-layout')(function* () {
      const { overviews, recommended, isNew } = yield* readKept
      const methods = methodLabels(yield* facets.available())
      const used = new Set(recommended.flatMap(({ ownership }) => ownership))
      return {
        ...Object.fromEntries(overviews.map(({ category, cities }) => [category, cities])),
        totals: Object.fromEntries(overviews.map(({ category, total }) => [category, total])),
        recommended,
        newInRegister: isNew,
        methods: Object.fromEntries(Object.entries(methods).filter(([id]) => used.has(id))),
        today: today(),
      }
    })
  },
)
