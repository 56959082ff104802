import { beforeAll, describe, expect, test } from 'vitest'
import { decodedBody } from '#config/quality/testing/decoded-body.ts'
import { orderOfToday } from '#config/quality/testing/order-of-today.ts'
import { rowsOf } from '#config/quality/testing/platform.ts'
import { startProduct } from '#config/quality/testing/product.ts'
import { startForTests } from '#config/quality/testing/start-for-tests.ts'

const product = startForTests(startProduct)
let facility: { id: string; slug: string; city_slug: string; voivodeship: string }
beforeAll(async () => {
  facility = (
    await rowsOf<typeof facility>(
      product.platform,
      `select id, slug, city_slug, voivodeship from facility where active and phone is not null and email is not null order by slug limit 1`,
    )
  )[0] as typeof facility
})

describe('AP-06 region endpoints', () => {
  test('both voivodeship lists hold all sixteen, at most five cities each and the counts of the database', async () => {
    for (const path of ['/api/regions/voivodeships/top-5-cities', '/api/regions/voivodeships']) {
      const all = (await decodedBody(product, path, await product.get(path))) as readonly {
        slug: string
        count: number
        cities: readonly unknown[]
      }[]
      expect(all).toHaveLength(16)
      const [{ n } = { n: 0 }] = await rowsOf<{ n: number }>(product.platform, 'select count(*)::int n from facility where active')
      expect(all.reduce((sum, { count }) => sum + count, 0)).toBe(n)
      expect(Math.max(...all.map(({ cities }) => cities.length))).toBeLessThanOrEqual(5)
    }
  })

  test('EN-01 cities have the map entry of the specification, with bounding boxes around the facilities', async () => {
    const path = '/api/regions/voivodeships/cities'
    const response = (await decodedBody(
      product,
      path,
      await product.post(path, { slug: 'mazowieckie', required_specialization: ['zlobek'] }),
    )) as {
      voivodeship: { slug: string }
      cities: readonly { name: string; boundingbox: readonly number[]; city_cache: string }[]
    }
    expect(response.voivodeship.slug).toBe('mazowieckie')
    const warsaw = response.cities.find(({ name }) => name === 'Warszawa')
    expect(warsaw?.city_cache).toBe('mazowieckie/warszawa')
    const [south = 0, north = 0, west = 0, east = 0] = warsaw?.boundingbox ?? []
    expect(south < 52.23 && north > 52.2 && west < 21.05 && east > 20.95).toBe(true)
  })

  test('a missing or unknown voivodeship gives an empty list', async () => {
    for (const body of [{}, { slug: 'nigdzie' }, { slug: null }])
      expect(await (await product.post('/api/regions/voivodeships/cities', body)).json()).toEqual({ voivodeship: null, cities: [] })
  })

  test('facilities have the exact keys and a page object; filters narrow; unknown localities give an empty list', async () => {
    const path = '/api/regions/voivodeships/cities/facilities'
    const locality = { city_slug: facility.city_slug, voivodeship_slug: facility.voivodeship }
    const all = (await decodedBody(product, path, await product.post(path, locality))) as {
      city: { slug: string }
      district: null
      facilities: { itemsTotal: number; curPage: number; items: readonly { id: string; tuition_month: number | null }[] }
    }
    expect(all).toMatchObject({ city: { slug: facility.city_slug }, district: null, facilities: { curPage: 1 } })
    expect(all.facilities.items.map(({ id }) => id)).toContain(facility.id)
    const cheap = (await (await product.post(path, { ...locality, price_max: 0 })).json()) as typeof all
    expect(cheap.facilities.items.every(({ tuition_month }) => tuition_month === 0)).toBe(true)
    expect(cheap.facilities.itemsTotal).toBeLessThanOrEqual(all.facilities.itemsTotal)
    const full = {
      ...locality,
      required_specialization: ['zlobek', 'klub-malucha-dzieciecy'],
      required_ownership: [],
      required_features: [],
      price_min: 0,
      price_max: 5000,
      rating_min: 0,
      rating_max: 5,
      status: ['unknown'],
      district: null,
      page: 1,
    }
    expect(((await (await product.post(path, full)).json()) as typeof all).facilities.itemsTotal).toBe(all.facilities.itemsTotal)
    const shifted = (await (await product.post(path, { ...locality, offset: 1, limit: 1 })).json()) as typeof all
    expect(shifted.facilities).toMatchObject({ curPage: 2, items: all.facilities.items.slice(1, 2) })
    expect((await product.post(path, { ...locality, offset: 1, limit: 1, page: 1 })).status).toBe(422)
    expect((await product.post(path, { ...locality, status: ['gold'] })).status).toBe(422)
    for (const body of [
      {},
      { ...locality, city_slug: 'nigdzie' },
      { ...locality, required_specialization: ['nic'] },
      { ...locality, district: 'nic' },
      { ...locality, rating_min: 1 },
    ])
      expect(((await (await product.post(path, body)).json()) as typeof all).facilities).toMatchObject({ itemsTotal: 0, items: [] })
  })
})

describe('AP-11 the former external endpoints', () => {
  test('SM-19 list-by-voivodeship is paged; list-best-facilities returns the requested number in its order, and the home page shows the first six of it', async () => {
    const path = '/api/facility/list-by-voivodeship'
    const first = (await decodedBody(product, path, await product.post(path, { voivodeship: 'mazowieckie', limit: 2 }))) as {
      itemsTotal: number
      nextPage: number
      offset: number
      items: readonly { id: string }[]
    }
    const second = (await (await product.post(path, { voivodeship: 'mazowieckie', limit: 2, page: 2 })).json()) as typeof first
    expect(first).toMatchObject({ nextPage: 2, offset: 0 })
    expect(second).toMatchObject({ offset: 2, itemsTotal: first.itemsTotal })
    expect(second.items.some(({ id }) => first.items.some((one) => one.id === id))).toBe(false)
    await rowsOf(
      product.platform,
      `update facility set rating_count = 5, rating_total = 4, rating_cleanliness = 4, rating_staff = 4, rating_food = 4, rated_at = now() where id in (select id from facility where active and type = 'nursery' order by id limit 9)`,
    )
    const best = (await decodedBody(
      product,
      '/api/list-best-facilities/:count',
      await product.get('/api/list-best-facilities/3?specialization=zlobek'),
    )) as readonly { id: string }[]
    const { terms } = orderOfToday('recommended')
    const expected = await rowsOf<{ id: string }>(
      product.platform,
      `select f.id from facility f where active and not suspended and type = 'nursery' and f.rating_count >= 5
        order by floor(f.rating_total * 10 + 0.5) desc, f.rating_count desc, ${terms} limit 3`,
    )
    expect(best).toHaveLength(3)
    expect(best.map(({ id }) => id)).toEqual(expected.map(({ id }) => id))
    const all = (await (await product.get('/api/list-best-facilities/6')).json()) as readonly { slug: string }[]
    const home = await (await product.get('/')).text()
    const block = home.slice(home.indexOf('aria-labelledby="polecane"'))
    const places = all.map(({ slug }) => block.indexOf(`/placowka/${slug}"`))
    expect(places.every((at) => at >= 0)).toBe(true)
    expect(places).toEqual(places.toSorted((a, b) => a - b))
    for (const bad of ['0', '51', 'x', '1.5']) expect((await product.get(`/api/list-best-facilities/${bad}`)).status).toBe(422)
  })
})
