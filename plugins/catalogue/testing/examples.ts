import { type ExampleContext, examplesOf } from '#config/quality/testing/examples/examples.ts'
import { catalogueApi } from '../contract/api.ts'

const createRecords = ({ rows }: ExampleContext) => ({
  /** Finds the city of a facility. */
  city: async () => {
    const [place] = await rows<{ city_slug: string; voivodeship_slug: string }>(
      'select city_slug, voivodeship voivodeship_slug from facility where active order by slug limit 1',
    )
    if (!place) throw new Error('no facility')
    return place
  },
})

/** Lists of facilities, which everybody reads. */
export const examples = examplesOf(catalogueApi, createRecords, {
  showTopCities: { requests: { none: () => ({}) } },
  showVoivodeships: { requests: { none: () => ({}) } },
  listCities: { requests: { none: async ({ city }) => ({ body: { slug: (await city()).voivodeship_slug } }) } },
  listFacilities: { requests: { none: async ({ city }) => ({ body: await city() }) } },
  listByVoivodeship: { requests: { none: async ({ city }) => ({ body: { voivodeship: (await city()).voivodeship_slug, limit: 3 } }) } },
  listBest: { requests: { none: () => ({ params: { count: '5' }, query: { specialization: 'zlobek' } }) } },
  filterFacilities: {
    requests: {
      none: async ({ city }) => ({ query: { 'filter[city][eq]': (await city()).city_slug, limit: '3', sort: 'price' } }),
    },
    errors: { Validation: () => ({ query: { 'filter[unknown][eq]': '1' } }) },
  },
})
