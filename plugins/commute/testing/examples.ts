import { type ContextOf, type ExampleContext, examplesOf } from '#config/quality/testing/examples/examples.ts'
import { commuteApi } from '../contract/api.ts'

const createRecords = ({ rows }: ExampleContext) => ({
  city: async () => {
    const [found] = await rows<{ category: string; voivodeship: string; city_slug: string }>(
      "select category, voivodeship, city_slug from facility where category = 'zlobki' and active order by slug limit 1",
    )
    if (!found) throw new Error('There is no nursery')
    return found
  },
})
type Context = ContextOf<typeof createRecords>

/** Facilities of a city as stops on a way. */
export const examples = examplesOf(commuteApi, createRecords, {
  listStops: {
    requests: {
      none: async ({ city }: Context) => {
        const { category, voivodeship, city_slug } = await city()
        return { query: { category, voivodeship, city: city_slug } }
      },
    },
  },
  listRoads: {
    requests: {
      none: async ({ city }: Context) => {
        const { category, voivodeship, city_slug } = await city()
        return { query: { category, voivodeship, city: city_slug, mode: 'bike' } }
      },
    },
    // Without a routing service nothing is read.
    duringOutage: 200,
    errors: { Validation: () => ({ query: { category: 'zlobki', voivodeship: 'malopolskie', city: 'krakow', mode: 'plane' } }) },
  },
})
