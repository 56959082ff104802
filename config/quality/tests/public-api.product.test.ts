import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Endpoint } from '#core/plugin/implement.ts'
import { decodeResponse } from '../testing/contract/send-call.ts'
import { rowsOf } from '../testing/platform.ts'
import { type TestProduct, startProduct } from '../testing/product.ts'

let product: TestProduct
let facility: { id: string; slug: string; city_slug: string; voivodeship: string }
beforeAll(async () => {
  product = await startProduct()
  facility = (
    await rowsOf<typeof facility>(
      product.platform,
      `select id, slug, city_slug, voivodeship from facility where active and phone is not null and email is not null order by slug limit 1`,
    )
  )[0] as typeof facility
})
afterAll(() => product.end())

const endpoints = (): readonly Endpoint[] => product.platform.plugins.flatMap(({ endpoints = [] }) => endpoints)

/** Decodes a response with the output schema of its route; rejects excess members. */
const decodedBody = async (path: string, response: Response) => {
  const endpoint = endpoints().find((endpoint) => endpoint.path === path)
  if (!endpoint) throw new Error(`No route ${path}`)
  expect(response.headers.get('content-type')).toContain('application/json')
  return decodeResponse(endpoint, response)
}

describe('AP-06 region endpoints', () => {
  test('both voivodeship lists hold all sixteen, at most five cities each and the counts of the database', async () => {
    for (const path of ['/api/regions/voivodeships/top-5-cities', '/api/regions/voivodeships']) {
      const all = (await decodedBody(path, await product.get(path))) as readonly {
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
    const response = (await decodedBody(path, await product.post(path, { slug: 'mazowieckie', required_specialization: ['zlobek'] }))) as {
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
    const all = (await decodedBody(path, await product.post(path, locality))) as {
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
  test('EN-01 a facility by id has the members of the specification, without telephone and e-mail', async () => {
    const response = await product.get(`/api/facility/list/${facility.id}`)
    const text = await response.clone().text()
    expect(await decodedBody('/api/facility/list/:id', response)).toMatchObject({
      id: facility.id,
      slug: facility.slug,
      country: 'PL',
      active: true,
    })
    const [row] = await rowsOf<{ phone: string; email: string }>(product.platform, 'select phone, email from facility where id = ?', [
      facility.id,
    ])
    expect(text).not.toContain(row?.phone.slice(3))
    expect(text).not.toContain(row?.email)
    for (const member of [
      'post_code',
      'building_number',
      'apartment_number',
      'open_at',
      'close_at',
      'is_open_saturday',
      'saturday_open_at',
      'is_open_sunday',
      'sunday_close_at',
      'legal_type',
      'shadow_status',
      'child_count',
      'map_location',
      'specialization',
      'ownership',
      'amenities',
      'tuition',
    ])
      expect(JSON.parse(text)).toHaveProperty(member)
  })

  test('list-by-voivodeship is paged; list-best-facilities returns the requested number in its order', async () => {
    const path = '/api/facility/list-by-voivodeship'
    const first = (await decodedBody(path, await product.post(path, { voivodeship: 'mazowieckie', limit: 2 }))) as {
      itemsTotal: number
      nextPage: number
      offset: number
      items: readonly { id: string }[]
    }
    const second = (await (await product.post(path, { voivodeship: 'mazowieckie', limit: 2, page: 2 })).json()) as typeof first
    expect(first).toMatchObject({ nextPage: 2, offset: 0 })
    expect(second).toMatchObject({ offset: 2, itemsTotal: first.itemsTotal })
    expect(second.items.some(({ id }) => first.items.some((one) => one.id === id))).toBe(false)
    const best = (await decodedBody(
      '/api/list-best-facilities/:count',
      await product.get('/api/list-best-facilities/3?specialization=zlobek'),
    )) as readonly { id: string }[]
    const expected = await rowsOf<{ id: string }>(
      product.platform,
      `select id from facility where active and not suspended and type = 'nursery' order by completeness desc, free_places_told desc nulls last, id limit 3`,
    )
    expect(best.map(({ id }) => id)).toEqual(expected.map(({ id }) => id))
    for (const bad of ['0', '51', 'x', '1.5']) expect((await product.get(`/api/list-best-facilities/${bad}`)).status).toBe(422)
  })

  test('PR-06 telephone and e-mail have endpoints of their own, counted for the owner and rate-limited', async () => {
    const phone = await product.get(`/api/facility/list/${facility.id}/phone`)
    expect(await decodedBody('/api/facility/list/:id/phone', phone)).toMatchObject({ phone: expect.stringMatching(/^\+48\d{9}$/) })
    await decodedBody('/api/facility/list/:id/email', await product.get(`/api/facility/list/${facility.id}/email`))
    expect(
      await rowsOf(product.platform, 'select kind, times from facility_profile_reveal where facility_id = ? order by kind', [facility.id]),
    ).toEqual([
      { kind: 'email', times: 1 },
      { kind: 'phone', times: 1 },
    ])
    const many = await Promise.all(Array.from({ length: 40 }, () => product.get(`/api/facility/list/${facility.id}/phone`)))
    const rejected = many.filter(({ status }) => status === 429)
    expect(many.filter(({ status }) => status === 200)).toHaveLength(28)
    expect(Number(rejected[0]?.headers.get('retry-after'))).toBeGreaterThan(0)
    expect(await rejected[0]?.json()).toMatchObject({ code: 'error/too-many-requests', status: 429 })
  })

  test('TG-01 the category of specializations holds its eight tags', async () => {
    const response = (await decodedBody('/api/v1/tag', await product.get('/api/v1/tag?category=specialization'))) as {
      items: readonly { param: string }[]
    }
    expect(response.items.map(({ param }) => param).toSorted()).toEqual([
      'klub-malucha-dzieciecy',
      'oddzial-przedszkolny',
      'opiekun-dzienny',
      'przedszkole',
      'punkt-przedszkolny',
      'szkola-podstawowa',
      'zespol-wychowania-przedszkolnego',
      'zlobek',
    ])
  })
})

describe('invalid input gets a problem response', () => {
  const problem = async (response: Response) => {
    expect(response.headers.get('content-type')).toContain('application/problem+json')
    const body = (await response.json()) as {
      status: number
      code: string
      request_id: string
      schema?: object
      message: string
      title: string
      type: string
    }
    expect(body.status).toBe(response.status)
    expect(body.request_id).toBe(response.headers.get('x-request-id'))
    return body
  }

  test('unknown members, wrong types and missing members are 422 and name the field', async () => {
    expect(await problem(await product.post('/api/regions/voivodeships/cities', { slug: 'slaskie', admin: true }))).toMatchObject({
      status: 422,
      code: 'error/validation',
      schema: { admin: ['Nieznane pole'] },
    })
    expect(await problem(await product.post('/api/facility/list-by-voivodeship', {}))).toMatchObject({
      status: 422,
      schema: { voivodeship: ['Pole jest wymagane'] },
    })
    expect(await problem(await product.post('/api/facility/list-by-voivodeship', { voivodeship: 'slaskie', limit: 101 }))).toMatchObject({
      status: 422,
      schema: { limit: [expect.any(String)] },
    })
    expect(await problem(await product.get('/api/regions/voivodeships?x=1'))).toMatchObject({
      status: 422,
      schema: { x: ['Nieznane pole'] },
    })
  })

  test('the message is in the requested language', async () => {
    const messageIn = async (tag: string) =>
      (await problem(await product.get('/api/facility/list/x', { headers: { 'accept-language': tag } }))).message
    expect([await messageIn('pl'), await messageIn('uk'), await messageIn('en')]).toEqual([
      'Nie znaleziono placówki',
      'Заклад не знайдено',
      'Facility not found',
    ])
  })

  test('broken JSON is 400, another content type 415, too large a body 413, an unknown route 404', async () => {
    const send = (body: string, type = 'application/json') =>
      product.get('/api/regions/voivodeships/cities', { method: 'POST', body, headers: { 'content-type': type } })
    expect(await problem(await send('{"slug":'))).toMatchObject({ status: 400, code: 'error/bad-request' })
    expect(await problem(await send('slug=x', 'application/x-www-form-urlencoded'))).toMatchObject({
      status: 415,
      code: 'error/bad-file-format',
    })
    expect(await problem(await send(JSON.stringify({ slug: 'x'.repeat(200_000) })))).toMatchObject({
      status: 413,
      code: 'error/file-too-big',
    })
    expect(await problem(await product.get('/api/nothing'))).toMatchObject({ status: 404, code: 'error/not-found' })
    expect(await problem(await product.get('/api/facility/list/not-a-uuid'))).toMatchObject({
      status: 404,
      code: 'error/facility-not-found',
    })
    expect(await problem(await product.get('/api/facility/list/%E0%A4%A'))).toMatchObject({ status: 400 })
  })
})

test('security headers forbid inline code, third parties and framing; pages outside production are not indexed', async () => {
  const { headers } = await product.get('/')
  const policy = headers.get('content-security-policy') ?? ''
  expect(policy).not.toMatch(/unsafe|http|\*/)
  for (const part of ["default-src 'self'", "object-src 'none'", "base-uri 'none'", "frame-ancestors 'none'", "form-action 'self'"])
    expect(policy).toContain(part)
  expect(policy).toMatch(/script-src 'self' 'sha256-[^']+'/)
  expect(headers.get('x-content-type-options')).toBe('nosniff')
  expect(headers.get('x-robots-tag')).toBe('noindex')
  expect(headers.get('x-powered-by')).toBeNull()
})
