import { Effect } from 'effect'
import { beforeAll, expect, test } from 'vitest'
import { parsePage } from '#config/quality/testing/parse-page.ts'
import { rowsOf } from '#config/quality/testing/platform.ts'
import { startProduct } from '#config/quality/testing/product.ts'
import { startForTests } from '#config/quality/testing/start-for-tests.ts'
import { type FacilityRating, FacilityRatings } from '#core/facilities/facility-ratings.port.ts'

const rating: FacilityRating = {
  count: 23,
  cleanliness: 4.649,
  staff: 4.95,
  food: 4.25,
  total: 4.6163,
  newestAt: '2026-11-20T08:00:00.000Z',
}

const unrated: FacilityRating = { count: 0, cleanliness: 0, staff: 0, food: 0, total: 0, newestAt: null }

const product = startForTests(() => startProduct({ variables: { PAGE_CACHE_MB: '16' } }))
let facility: { readonly id: string; readonly slug: string; readonly voivodeship: string; readonly city_slug: string }
beforeAll(async () => {
  const [row] = await rowsOf<typeof facility>(
    product.platform,
    `select id, slug, voivodeship, city_slug from facility f where active and category = 'zlobki' and type = 'nursery'
      order by (select count(*) from facility o where (o.voivodeship, o.city_slug, o.category) = (f.voivodeship, f.city_slug, f.category)) desc, slug desc limit 1`,
  )
  if (!row) throw new Error('No facility')
  facility = row
})

const save = (value: FacilityRating) => Effect.runPromise(product.platform.find(FacilityRatings).save(facility.id, value))
const pageAt = async (path: string) => parsePage(await (await product.get(path)).text())
const city = () => `/zlobki/${facility.voivodeship}/${facility.city_slug}`

test('PR-07 J8.3 a rating is on cached pages at once, in JSON-LD as it is shown, in the API and in the filters; without opinions it is nowhere', async () => {
  const ratingIn = (jsonLd: readonly Record<string, unknown>[]) =>
    jsonLd.find((one) => [one['@type']].flat().includes('ChildCare'))?.['aggregateRating']
  const profile = `/placowka/${facility.slug}`
  await save(unrated)
  const before = await pageAt(profile)
  expect([/Ocena rodziców \d/.test(before.text), ratingIn(before.jsonLd)]).toEqual([false, undefined])
  const cityBefore = await pageAt(city())
  expect(['Ocena rodziców', 'według ocen', 'opinii'].filter((words) => cityBefore.text.includes(words))).toEqual([])

  await save(rating)
  await expect.poll(async () => (await pageAt(profile)).text).toContain('Ocena rodziców 4,6 23 opinie')
  expect(ratingIn((await pageAt(profile)).jsonLd)).toEqual({
    '@type': 'AggregateRating',
    ratingValue: 4.6,
    reviewCount: 23,
    bestRating: 5,
    worstRating: 1,
  })
  expect(await (await product.get(`/api/facility/list/${facility.id}`)).json()).toMatchObject({
    score_total: 4.6,
    score_cleanliness: 4.6,
    score_staff: 5,
    score_food: 4.3,
    opinion_count: 23,
  })

  // The index follows within a moment; then the list offers what needs ratings.
  await expect.poll(async () => (await pageAt(`${city()}?kolejnosc=ocena`)).text).toContain('najnowsze opinie')
  const found = await pageAt(`${city()}?kolejnosc=ocena&ocena-od=4.5`)
  expect(found.text).toContain('z oceną od 4,5')
  expect((await pageAt(`${city()}?ocena-od=4.7`)).text).toContain('Żadna placówka nie spełnia tych warunków')

  const cards = await (await product.post('/api/search', { city_cache: `${facility.voivodeship}/${facility.city_slug}` })).json()
  expect(cards).toEqual(expect.arrayContaining([expect.objectContaining({ id: facility.id, score_total: 4.6, opinion_count: 23 })]))
  const listed = async (query: string) =>
    ((await (await product.get(`/api/v1/facility/list?${query}`)).json()) as { readonly items: readonly { readonly id: string }[] }).items
  expect((await listed('filter[rating][gte]=4.6')).map(({ id }) => id)).toEqual([facility.id])
  expect(await listed('filter[rating][gt]=4.6')).toEqual([])
  expect((await listed('sort=rating&limit=1')).map(({ id }) => id)).toEqual([facility.id])
  expect((await product.get('/api/v1/facility/list?filter[rating][gte]=4.65')).status).toBe(422)
  expect((await listed('sort=opinions&limit=1')).map(({ id }) => id)).toEqual([facility.id])

  await save(unrated)
  await expect.poll(async () => (await pageAt(profile)).text).not.toContain('4,6')
  expect(ratingIn((await pageAt(profile)).jsonLd)).toBeUndefined()
})
