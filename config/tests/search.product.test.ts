import { Schema } from 'effect'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { GeoSearchAnswer } from '#plugins/search/contract/geo-search.ts'
import { rowsOf } from '../testing/platform.ts'
import { type Served, served } from '../testing/served.ts'

const path = '/api/v1/geo-search'
let product: Served
beforeAll(async () => {
  product = await served()
  // Names are there a little after the server.
  await vi.waitFor(async () => expect((await product.post(path, { query: 'warszawa' })).status).toBe(200), { timeout: 90_000 })
})
afterAll(() => product.end())

const ask = async (body: object) => {
  const answer = await product.post(path, body)
  expect(answer.status).toBe(200)
  return Schema.decodeUnknownSync(GeoSearchAnswer)(await answer.json(), { errors: 'all', onExcessProperty: 'error' })
}

test('AP-08 geo-search: at most eight of each, of the shape in the decisions', async () => {
  const [{ city } = { city: '' }] = await rowsOf<{ city: string }>(
    product.platform,
    'select city from facility where active group by city order by count(*) desc limit 1',
  )
  const answer = await ask({ query: city.slice(0, 4), required_ownership: [], required_specialization: ['zlobek'], accepted_status: [] })
  expect(answer.cities[0]?.name).toBe(city)
  expect(answer.facilities.length).toBeGreaterThan(0)
  for (const list of [answer.cities, answer.districts, answer.facilities]) expect(list.length).toBeLessThanOrEqual(8)
})

test('SM-05 nothing typed: the 18 cities alone', async () => {
  expect(await ask({ query: '' })).toMatchObject({ cities: { length: 18 }, districts: [], facilities: [], groups: [] })
})

test('a text too long, a word that is none, a member too many are refused', async () => {
  for (const [body, field] of [
    [{ query: 'x'.repeat(101) }, 'query'],
    [{}, 'query'],
    // Nobody can type it and no database keeps it.
    [{ query: 'a\u0000' }, 'query'],
    [{ query: 'a', language: 'de' }, 'language'],
    [{ query: 'a', required_ownership: 'publiczne' }, 'required_ownership'],
    [{ query: 'a', admin: true }, 'admin'],
  ] as const) {
    const answer = await product.post(path, body)
    expect([field, answer.status, Object.keys(((await answer.json()) as { schema: object }).schema)]).toEqual([field, 422, [field]])
  }
})

test('whatever is typed is answered', async () => {
  for (const query of ['%', '*', "' or 1=1 --", '\u0001', '😀', 'ŁÓDŹ', '-'.repeat(100), '..', 'a b c d e f g h i j', 'ŻŻŻ'])
    await ask({ query })
})
