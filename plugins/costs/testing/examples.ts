import { type ContextOf, type ExampleContext, examplesOf } from '#config/quality/testing/examples/examples.ts'
import { newId } from '#core/kernel/ids.ts'
import { costsApi } from '../contract/api.ts'

const createRecords = ({ rows }: ExampleContext) => ({
  city: async () => {
    const [found] = await rows<{ id: string; category: string; voivodeship: string; city_slug: string }>(
      "select id, category, voivodeship, city_slug from facility where category = 'zlobki' and active order by slug limit 1",
    )
    if (!found) throw new Error('There is no nursery')
    return found
  },
  rate: async () => {
    const id = newId()
    await rows(
      `insert into costs_rate (id, kind, amount, source, source_on, valid_from) values (?, 'nursery_benefit', 100, 'Test', '2026-01-01', '2026-01-01') returning 1`,
      [id],
    )
    return id
  },
})
type Context = ContextOf<typeof createRecords>

const body = (source: string) => ({
  kind: 'nursery_benefit',
  amount: 150_000,
  source,
  source_on: '2026-01-01',
  valid_from: '2026-01-01',
})
const stale = { 'if-match': '"7"' }
const unknown = () => ({ params: { id: newId() } })

/** Rates, which support maintains. */
export const examples = examplesOf(costsApi, createRecords, {
  listCosts: {
    requests: {
      none: async ({ city }: Context) => {
        const { category, voivodeship, city_slug } = await city()
        return { query: { category, voivodeship, city: city_slug, query: 'cena-do=2500' } }
      },
    },
  },
  listCostsOf: { requests: { none: async ({ city }: Context) => ({ query: { ids: (await city()).id } }) } },
  listRates: { requests: { none: () => ({}) } },
  listFormerRates: {
    requests: { none: async ({ rate }: Context) => ({ params: { id: await rate() } }) },
    errors: { RateNotFound: unknown },
  },
  addRate: {
    effect: 'created',
    requests: {
      none: () => {
        const source = `Ustawa ${newId()}`
        return { body: body(source), appears: ['select 1 from costs_rate where source = ?', source] }
      },
    },
    errors: { RateContradictory: () => ({ body: { ...body('Ustawa'), commune: 'Kraków' } }) },
  },
  changeRate: {
    effect: 'changed',
    requests: {
      none: async ({ rate }: Context) => {
        const id = await rate()
        return { params: { id }, body: { amount: 200 }, appears: ['select 1 from costs_rate where id = ? and amount = 200', id] }
      },
    },
    errors: {
      RateNotFound: () => ({ ...unknown(), body: { amount: 200 } }),
      RateContradictory: async ({ rate }: Context) => ({ params: { id: await rate() }, body: { free_hours: 5 } }),
      VersionConflict: async ({ rate }: Context) => ({ params: { id: await rate() }, body: { amount: 200 }, headers: stale }),
    },
  },
  confirmRate: {
    effect: 'changed',
    requests: {
      none: async ({ rate }: Context) => {
        const id = await rate()
        return { params: { id }, body: {}, appears: ['select 1 from costs_rate where id = ? and confirmed_on is not null', id] }
      },
    },
    errors: {
      RateNotFound: () => ({ ...unknown(), body: {} }),
      VersionConflict: async ({ rate }: Context) => ({ params: { id: await rate() }, body: {}, headers: stale }),
    },
  },
})
