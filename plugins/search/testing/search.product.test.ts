import { Schema } from 'effect'
import { beforeAll, expect, test } from 'vitest'
import { eventually } from '#config/quality/testing/eventually.ts'
import { rowsOf } from '#config/quality/testing/platform.ts'
import { startProduct } from '#config/quality/testing/product.ts'
import { startForTests } from '#config/quality/testing/start-for-tests.ts'
import { GeoSearchResponse } from '../contract/geo-search.ts'

const path = '/api/v1/geo-search'
const product = startForTests(startProduct)
beforeAll(async () => {
  // The name index is loaded a little after the server has started.
  await eventually(async () => expect((await product.post(path, { query: 'warszawa' })).status).toBe(200))
})

const search = async (body: object) => {
  const response = await product.post(path, body)
  expect(response.status).toBe(200)
  return Schema.decodeUnknownSync(GeoSearchResponse)(await response.json(), { errors: 'all', onExcessProperty: 'error' })
}

test('AP-08 geo-search returns at most eight of each kind, in the shape of the decisions', async () => {
  const [{ city } = { city: '' }] = await rowsOf<{ city: string }>(
    product.platform,
    'select city from facility where active group by city order by count(*) desc limit 1',
  )
  const response = await search({
    query: city.slice(0, 4),
    required_ownership: [],
    required_specialization: ['zlobek'],
    accepted_status: [],
  })
  expect(response.cities[0]?.name).toBe(city)
  expect(response.facilities.length).toBeGreaterThan(0)
  for (const list of [response.cities, response.districts, response.facilities]) expect(list.length).toBeLessThanOrEqual(8)
})

test('SM-05 an empty query returns the 18 listed cities only', async () => {
  expect(await search({ query: '' })).toMatchObject({ cities: { length: 18 }, districts: [], facilities: [], groups: [] })
})

test('rejects too long a text, invalid values and unknown members', async () => {
  for (const [body, field] of [
    [{ query: 'x'.repeat(301) }, 'query'],
    [{}, 'query'],
    [{ query: 'kra', accepted_status: ['premium', 'gold'] }, 'accepted_status.1'],
    // PostgreSQL cannot store this character.
    [{ query: 'a\u0000' }, 'query'],
    [{ query: 'a', language: 'de' }, 'language'],
    [{ query: 'a', required_ownership: 'publiczne' }, 'required_ownership'],
    [{ query: 'a', admin: true }, 'admin'],
  ] as const) {
    const response = await product.post(path, body)
    expect([field, response.status, Object.keys(((await response.json()) as { schema: object }).schema)]).toEqual([field, 422, [field]])
  }
})

test('answers any text', async () => {
  for (const query of ['%', '*', "' or 1=1 --", '\u0001', '😀', 'ŁÓDŹ', '-'.repeat(100), '..', 'a b c d e f g h i j', 'ŻŻŻ'])
    await search({ query })
})
