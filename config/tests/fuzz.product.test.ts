import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { fuzzApi } from '../testing/fuzz-api.ts'
import { type Served, served } from '../testing/served.ts'

let product: Served
beforeAll(async () => {
  product = await served()
  await vi.waitFor(async () => expect((await product.post('/api/v1/geo-search', { query: 'war' })).status).toBe(200), { timeout: 90_000 })
})
afterAll(() => product.end())

test('bad input: two thousand requests made of the document get no 5xx and no undocumented status', async () => {
  const { statuses, wrong } = await fuzzApi(product.url, { count: 2000, seed: 20_261_121 })
  expect(wrong).toEqual([])
  // The requests reach the rows, and each way of being refused.
  for (const status of ['200', '400', '404', '413', '415', '422']) expect([status, (statuses[status] ?? 0) > 10]).toEqual([status, true])
})
