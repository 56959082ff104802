import { Effect } from 'effect'
import { categories } from '#core/facilities/category.ts'
import { token } from '#core/kernel/token.ts'
import type { LayoutReader } from '#core/plugin/define-plugin.ts'
import type { Clock } from '#core/ports/clock.ts'
import type { Catalogue } from '../domain/catalogue.port.ts'

/** Cities of each type in the footer (specification §9). */
const footerCities = 15
/** Recommended facilities of each type on the front door. */
const recommendedEach = 3

/** What the frame shows of the catalogue: the largest cities and the recommended facilities of each category, and how many it has in all. */
export const makeReadLayout = ({ catalogue, clock }: { readonly catalogue: Catalogue; readonly clock: Clock }): LayoutReader =>
  Effect.fn('catalogue.read-layout')(function* () {
    const cities = yield* Effect.forEach(categories, (category) => catalogue.largestCities(category, footerCities))
    const totals = yield* Effect.forEach(categories, (category) => catalogue.voivodeships(category))
    const recommended = yield* Effect.forEach(categories, (category) => catalogue.best({ category }, recommendedEach))
    const sum = (rows: readonly { readonly count: number }[] = []) => rows.reduce((sum, { count }) => sum + count, 0)
    return {
      ...Object.fromEntries(categories.map((category, at) => [category, cities[at]])),
      recommended: recommended.flat(),
      today: clock.now().toISOString().slice(0, 10),
      totals: Object.fromEntries(categories.map((category, at) => [category, sum(totals[at])])),
    }
  })

export const ReadLayout = token<LayoutReader>('catalogue/ReadLayout')
