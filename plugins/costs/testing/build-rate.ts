import type { RateView } from '../contract/rate.ts'

/** Creates a rate of the whole country from ZUS, to be checked. */
export const aRate = (over: Partial<RateView> = {}): RateView => ({
  id: crypto.randomUUID(),
  kind: 'nursery_benefit',
  voivodeship: null,
  county: null,
  commune: null,
  amount: 0,
  disability_amount: null,
  fee_limit: null,
  free_hours: null,
  siblings_from: 0,
  age_from: null,
  age_until: null,
  note: null,
  source: 'ZUS',
  source_url: null,
  source_on: '2024-10-01',
  valid_from: '2024-10-01',
  valid_until: null,
  confirmed_on: null,
  version: 1,
  ...over,
})

/** State's benefit for nurseries: 1,500 zł, 1,900 with a disability, for fees up to 2,200. */
export const benefit = aRate({ amount: 150_000, disability_amount: 190_000, fee_limit: 220_000 })
