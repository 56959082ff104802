import { once } from 'node:events'
import { type IncomingMessage, request } from 'node:http'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { rowsOf } from '../testing/platform.ts'
import { type Served, served } from '../testing/served.ts'

let product: Served
let place: { voivodeship: string; city_slug: string }
let city: string
beforeAll(async () => {
  product = await served({
    variables: { APP_ENV: 'production', PUBLIC_URL: 'https://kredka.test' },
  })
  const [largest] = await rowsOf<typeof place>(
    product.platform,
    `select voivodeship, city_slug from facility where active and category = 'zlobki' group by 1, 2 order by count(*) desc, 2 limit 1`,
  )
  if (!largest) throw new Error('no facility')
  place = largest
  city = `/zlobki/${place.voivodeship}/${place.city_slug}`
  // A second page, a third kind, and prices to order by.
  await rowsOf(
    product.platform,
    `insert into facility (id, slug, name, type, category, voivodeship, county, city_id, city, city_slug, specialization, fee_month, completeness)
     select gen_random_uuid(), 'dodana-' || n, case when n % 2 = 0 then 'Dodana' else 'Inna ' || n end, 'day_guardian', 'zlobki', voivodeship, county, city_id, city, city_slug,
            array[(select id from tags_tag where param = 'opiekun-dzienny')], nullif(n % 4, 0) * 10000, n % 3
       from generate_series(1, 47) n, (select * from facility where voivodeship = ? and city_slug = ? limit 1) f`,
    [place.voivodeship, place.city_slug],
  )
})
afterAll(() => product.end())

interface Listed {
  readonly itemsReceived: number
  readonly curPage: number
  readonly offset: number
  readonly itemsTotal: number
  readonly pageTotal: number
  readonly items: readonly { readonly id: string; readonly name: string; readonly type: string; readonly tuition_month: number | null }[]
}
const list = async (query: string) => (await (await product.get(`/api/v1/facility/list?${query}`)).json()) as Listed
const counted = async (condition: string, parameters: readonly unknown[] = []) => {
  const [row] = await rowsOf<{ n: number }>(
    product.platform,
    `select count(*)::int n from facility f where active and ${condition}`,
    parameters,
  )
  return row?.n
}
const html = async (path: string) => {
  const answer = await product.get(path)
  expect(answer.status, path).toBe(200)
  return answer.text()
}
const slugsOf = (page: string) => [...page.matchAll(/<h2[^>]*><a href="\/placowka\/([^"]+)"/g)].map(([, slug]) => String(slug))

/** `fetch` sends no body with a GET. */
const statusOfGetWithBody = async (path: string) => {
  const asked = request(product.url + path, { method: 'GET', headers: { 'content-type': 'application/json', 'content-length': 2 } }).end(
    '{}',
  )
  const [answer] = (await once(asked, 'response')) as [IncomingMessage]
  answer.resume()
  return answer.statusCode
}

describe('AP-05 AP-02 the list by a written filter', () => {
  test('groups narrow, values widen, facets are fields, a named clause is a filter too', async () => {
    const here = `filter[city][eq]=${place.city_slug}`
    const guardians = 'filter[specialization][contains]=opiekun-dzienny'
    expect((await list(here)).itemsTotal).toBe(await counted('city_slug = ?', [place.city_slug]))
    expect((await list(`${here}&${guardians}`)).items.map(({ type }) => type)).toEqual(Array.from({ length: 20 }, () => 'day_guardian'))
    expect((await list(`${here}&${guardians},zlobek`)).itemsTotal).toBe(
      await counted(`city_slug = ? and type in ('day_guardian', 'nursery')`, [place.city_slug]),
    )
    expect((await list('filter[price][gt]=10000&filter[price][lt]=30001')).itemsTotal).toBe(
      await counted('fee_month > 10000 and fee_month < 30001'),
    )
    expect((await list('filter[name][icontains]=DODANA')).itemsTotal).toBe(23)
    expect((await list('custom=has_vacancies')).itemsTotal).toBe(
      await counted("free_places > 0 and free_places_on >= (now() at time zone 'Europe/Warsaw')::date - 45"),
    )
  })

  test('AP-13 offset = limit × (page − 1), twenty unless told, at most a hundred; a GET with a body is refused', async () => {
    expect(await list('')).toMatchObject({ curPage: 1, offset: 0, itemsReceived: 20 })
    expect(await list('page=3&limit=7')).toMatchObject({ curPage: 3, offset: 14, itemsReceived: 7 })
    expect((await list('page=9999')).items).toEqual([])
    expect((await product.get('/api/v1/facility/list?limit=101')).status).toBe(422)
    expect((await product.get('/api/v1/facility/list?page=0')).status).toBe(422)
    expect((await product.get('/api/v1/facility/list?surprise=1')).status).toBe(422)
    expect(await statusOfGetWithBody('/api/v1/facility/list')).toBe(422)
  })

  test.each(['filter[phone][eq]=1', 'filter[city][sounds]=x', 'filter[features][contains]=nic', 'custom=1%3D1', 'filter[]=x'])(
    '%s is a bad request that names it',
    async (query) => {
      const answer = await product.get(`/api/v1/facility/list?${query}`)
      expect(answer.status).toBe(400)
      const told = (await answer.json()) as { code: string; schema: object }
      expect(told.code).toBe('error/bad-request')
      expect(Object.keys(told.schema)).toEqual([query.split('=')[0]])
    },
  )

  test.each(['name', 'price', 'recommended', 'newest'])('CA-09 the order by %s is the same on every page: all, each once', async (sort) => {
    const first = await list(`sort=${sort}&limit=13&filter[city][eq]=${place.city_slug}`)
    const ids = [...first.items]
    for (let page = 2; page <= first.pageTotal; page++)
      ids.push(...(await list(`sort=${sort}&limit=13&page=${page}&filter[city][eq]=${place.city_slug}`)).items)
    expect(new Set(ids.map(({ id }) => id)).size).toBe(first.itemsTotal)
    if (sort === 'price') {
      const prices = ids.map(({ tuition_month }) => tuition_month ?? Number.POSITIVE_INFINITY)
      expect(prices).toEqual(prices.toSorted((a, b) => a - b))
    }
  })
})

describe('CA-05 the filters of a city', () => {
  test('the page and the body with the specification’s names find the same', async () => {
    const page = await html(`${city}?rodzaj=opiekun-dzienny&cena-do=200`)
    const body = {
      voivodeship_slug: place.voivodeship,
      city_slug: place.city_slug,
      required_specialization: ['opiekun-dzienny'],
      price_min: 0,
      price_max: 200,
    }
    const { facilities } = (await (await product.post('/api/regions/voivodeships/cities/facilities', body)).json()) as {
      facilities: { itemsTotal: number; items: readonly { slug: string }[] }
    }
    expect(facilities.itemsTotal).toBe(await counted(`type = 'day_guardian' and fee_month <= 20000 and city_slug = ?`, [place.city_slug]))
    expect(slugsOf(page)).toEqual(facilities.items.map(({ slug }) => slug))
    expect(page).toMatch(/<title>[^<]*: dzienni opiekunowie, do 200\s?zł miesięcznie/)
  })

  test('CA-03 CA-09 pages are links that keep filter and order', async () => {
    const page = await html(`${city}?rodzaj=opiekun-dzienny&kolejnosc=cena`)
    expect(page).toContain(`href="${city}?rodzaj=opiekun-dzienny&amp;kolejnosc=cena&amp;page=2"`)
    const all = [page, await html(`${city}?rodzaj=opiekun-dzienny&kolejnosc=cena&page=2`)].flatMap(slugsOf)
    expect(new Set(all).size).toBe(40)
  })

  test('a category offers its own kinds alone, and every facet but the category', async () => {
    const page = await html(city)
    const names = new Set([...page.matchAll(/<input[^>]* name="([^"]+)"/g)].map(([, name]) => name))
    for (const name of ['rodzaj', 'prowadzenie', 'udogodnienia', 'cena-od', 'cena-do', 'wolne-miejsca', 'status', 'forma-prawna'])
      expect([...names]).toContain(name)
    expect(names.has('kategoria')).toBe(false)
    const kinds = [...page.matchAll(/name="rodzaj" value="([^"]+)"/g)].map(([, kind]) => kind)
    expect(kinds).toEqual(['zlobek', 'klub-malucha-dzieciecy', 'opiekun-dzienny'])
  })

  test('SE-02 filtered and ordered pages are noindex, follow, and canonical to the plain list', async () => {
    const canonical = `<link rel="canonical" href="https://kredka.test${city}"/>`
    for (const query of ['?rodzaj=opiekun-dzienny', '?kolejnosc=cena', '?rodzaj=nic', '?rodzaj=opiekun-dzienny&page=2']) {
      const page = await html(city + query)
      expect([query, page.includes('content="noindex,follow"'), page.includes(canonical)]).toEqual([query, true, true])
    }
    const plain = await html(`${city}?cena-od=&cena-do=`)
    expect([plain.includes('noindex'), plain.includes(canonical)]).toEqual([false, true])
  })

  test('unknown words are left out with a note; nothing found offers the way back; a page too many is not found', async () => {
    const odd = await html(`${city}?rodzaj=szkola%3Cb%3E`)
    expect(odd).toContain('Nie znamy takich filtrów, więc je pomijamy: szkola&lt;b&gt;')
    expect(slugsOf(odd)).toHaveLength(20)
    const none = await html(`${city}?udogodnienia=szachy&cena-do=1`)
    expect(none).toContain('Żadna placówka nie spełnia tych warunków')
    expect(none).toContain(`href="${city}"`)
    expect((await product.get(`${city}?udogodnienia=szachy&page=2`)).status).toBe(404)
  })

  test('a filtered page costs at most four queries, the frame apart', async () => {
    await html(city)
    product.platform.queries.length = 0
    await html(`${city}?rodzaj=opiekun-dzienny&wolne-miejsca=tak&kolejnosc=polecane`)
    const own = product.platform.queries.filter((sql) => !/facility_count.*(group by voivodeship|order by sum)/s.test(sql))
    expect(own.length).toBeLessThanOrEqual(4)
  })
})
