import { once } from 'node:events'
import { type IncomingMessage, request } from 'node:http'
import { Effect } from 'effect'
import { beforeAll, describe, expect, test } from 'vitest'
import { eventually } from '#config/quality/testing/eventually.ts'
import { parsePage } from '#config/quality/testing/parse-page.ts'
import { rowsOf } from '#config/quality/testing/platform.ts'
import { startProduct } from '#config/quality/testing/product.ts'
import { startForTests } from '#config/quality/testing/start-for-tests.ts'
import { CityHeads } from '../contract/queries.ts'

const product = startForTests(() =>
  startProduct({
    variables: { APP_ENV: 'production', PUBLIC_URL: 'https://kredka.test' },
  }),
)
let locality: { voivodeship: string; city_slug: string }
let city: string
beforeAll(async () => {
  const [largest] = await rowsOf<typeof locality>(
    product.platform,
    `select voivodeship, city_slug from facility where active and category = 'zlobki' group by 1, 2 order by count(*) desc, 2 limit 1`,
  )
  if (!largest) throw new Error('no facility')
  locality = largest
  city = `/zlobki/${locality.voivodeship}/${locality.city_slug}`
  // A second page, a third kind, and prices to order by.
  await rowsOf(
    product.platform,
    `insert into facility (id, slug, name, type, category, voivodeship, county, city_id, city, city_slug, specialization, fee_month, completeness, legal_type, ownership)
     select gen_random_uuid(), 'dodana-' || n, case when n % 2 = 0 then 'Dodana' else 'Inna ' || n end, 'day_guardian', 'zlobki', voivodeship, county, city_id, city, city_slug,
            array[(select id from tags_tag where param = 'opiekun-dzienny')], nullif(n % 4, 0) * 10000, n % 3,
            case when n % 2 = 0 then 'communal' else 'non_public' end, array[(select id from tags_tag where category = 'ownership' and param = case when n % 5 = 0 then 'montessori' else 'publiczna' end)]
       from generate_series(1, 47) n, (select * from facility where voivodeship = ? and city_slug = ? limit 1) f`,
    [locality.voivodeship, locality.city_slug],
  )
  // The index reads what was added a moment later.
  await eventually(async () => expect(slugsOf(await html(`${city}?rodzaj=opiekun-dzienny&cena-do=200`))).not.toEqual([]))
})

interface Listed {
  readonly itemsReceived: number
  readonly curPage: number
  readonly offset: number
  readonly itemsTotal: number
  readonly pageTotal: number
  readonly items: readonly { readonly id: string; readonly name: string; readonly type: string; readonly tuition_month: number | null }[]
}
const list = async (query: string) => (await (await product.get(`/api/v1/facility/list?${query}`)).json()) as Listed
const countWhere = async (condition: string, parameters: readonly unknown[] = []) => {
  const [row] = await rowsOf<{ n: number }>(
    product.platform,
    `select count(*)::int n from facility f where active and ${condition}`,
    parameters,
  )
  return row?.n
}
const html = async (path: string) => {
  const response = await product.get(path)
  expect(response.status, path).toBe(200)
  return response.text()
}
const slugsOf = (page: string) => [...page.matchAll(/<h2[^>]*><a href="\/placowka\/([^"]+)"/g)].map(([, slug]) => String(slug))

/** Sends a GET request with a body, which `fetch` cannot, and returns the status. */
const statusOfGetWithBody = async (path: string) => {
  const clientRequest = request(product.url + path, {
    method: 'GET',
    headers: { 'content-type': 'application/json', 'content-length': 2 },
  }).end('{}')
  const [response] = (await once(clientRequest, 'response')) as [IncomingMessage]
  response.resume()
  return response.statusCode
}

describe('AP-05 AP-02 the facility list by a filter in the query string', () => {
  test('groups are combined by AND, values by OR; facets are fields; named clauses filter too', async () => {
    const inCity = `filter[city][eq]=${locality.city_slug}`
    const guardians = 'filter[specialization][contains]=opiekun-dzienny'
    expect((await list(inCity)).itemsTotal).toBe(await countWhere('city_slug = ?', [locality.city_slug]))
    expect((await list(`${inCity}&${guardians}`)).items.map(({ type }) => type)).toEqual(Array.from({ length: 20 }, () => 'day_guardian'))
    expect((await list(`${inCity}&${guardians},zlobek`)).itemsTotal).toBe(
      await countWhere(`city_slug = ? and type in ('day_guardian', 'nursery')`, [locality.city_slug]),
    )
    expect((await list('filter[price][gt]=10000&filter[price][lt]=30001')).itemsTotal).toBe(
      await countWhere('fee_month > 10000 and fee_month < 30001'),
    )
    expect((await list('filter[name][icontains]=DODANA')).itemsTotal).toBe(23)
    expect((await list('custom=has_vacancies')).itemsTotal).toBe(
      await countWhere("free_places > 0 and free_places_on >= (now() at time zone 'Europe/Warsaw')::date - 45"),
    )
  })

  test('AP-13 offset = limit × (page − 1), limit 20 by default and at most 100; rejects a GET with a body', async () => {
    expect(await list('')).toMatchObject({ curPage: 1, offset: 0, itemsReceived: 20 })
    expect(await list('page=3&limit=7')).toMatchObject({ curPage: 3, offset: 14, itemsReceived: 7 })
    expect((await list('page=400')).items).toEqual([])
    expect((await product.get('/api/v1/facility/list?page=9999')).status).toBe(422)
    expect((await product.get('/api/v1/facility/list?limit=101')).status).toBe(422)
    expect((await product.get('/api/v1/facility/list?page=0')).status).toBe(422)
    expect(await list('offset=4&limit=2')).toEqual(await list('page=3&limit=2'))
    const [, second] = (await list('limit=2')).items
    expect(await list('offset=1&limit=2')).toMatchObject({ curPage: 1, offset: 1, items: [second, {}] })
    expect((await product.get('/api/v1/facility/list?offset=4&limit=2&page=1')).status).toBe(422)
    expect((await product.get('/api/v1/facility/list?surprise=1')).status).toBe(422)
    expect(await statusOfGetWithBody('/api/v1/facility/list')).toBe(422)
  })

  test.each(['filter[phone][eq]=1', 'filter[city][sounds]=x', 'filter[features][contains]=nic', 'custom=1%3D1', 'filter[]=x'])(
    '%s is rejected by the name of the parameter',
    async (query) => {
      const response = await product.get(`/api/v1/facility/list?${query}`)
      expect(response.status).toBe(422)
      const problem = (await response.json()) as { code: string; schema: object }
      expect(problem.code).toBe('error/validation')
      expect(Object.keys(problem.schema)).toEqual([query.split('=')[0]])
    },
  )

  test.each(['name', 'price', 'recommended', 'newest'])(
    'CA-09 the order by %s is stable across pages: every facility appears once',
    async (sort) => {
      const first = await list(`sort=${sort}&limit=13&filter[city][eq]=${locality.city_slug}`)
      const ids = [...first.items]
      for (let page = 2; page <= first.pageTotal; page++)
        ids.push(...(await list(`sort=${sort}&limit=13&page=${page}&filter[city][eq]=${locality.city_slug}`)).items)
      expect(new Set(ids.map(({ id }) => id)).size).toBe(first.itemsTotal)
      if (sort === 'price') {
        const prices = ids.map(({ tuition_month }) => tuition_month ?? Number.POSITIVE_INFINITY)
        expect(prices).toEqual(prices.toSorted((a, b) => a - b))
      }
    },
  )
})

describe('CA-05 the filters of a city', () => {
  test('the page and the API call with the names of the specification find the same', async () => {
    const page = await html(`${city}?rodzaj=opiekun-dzienny&cena-do=200`)
    const body = {
      voivodeship_slug: locality.voivodeship,
      city_slug: locality.city_slug,
      required_specialization: ['opiekun-dzienny'],
      price_min: 0,
      price_max: 200,
    }
    const { facilities } = (await (await product.post('/api/regions/voivodeships/cities/facilities', body)).json()) as {
      facilities: { itemsTotal: number; items: readonly { slug: string }[] }
    }
    expect(facilities.itemsTotal).toBe(
      await countWhere(`type = 'day_guardian' and fee_month <= 20000 and city_slug = ?`, [locality.city_slug]),
    )
    expect(slugsOf(page)).toEqual(facilities.items.map(({ slug }) => slug))
    expect(page).toMatch(/<title>Dzienni opiekunowie [^<]*: do 200\s?zł miesięcznie/)
  })

  test('CM-03 the texts for search engines that editors are shown are those of the page, in its language', async () => {
    const place = { category: 'zlobki', voivodeship: locality.voivodeship, city: locality.city_slug } as const
    const heads = product.platform.find(CityHeads)
    for (const [language, prefix] of [
      ['pl', ''],
      ['ua', '/uk'],
      ['en', '/en'],
    ] as const) {
      const page = await html(`${prefix}${city}`)
      const usual = await Effect.runPromise(heads.usual(place, language))
      expect(page).toContain(`<title>${usual?.title} – Kredka</title>`)
      expect(page).toContain(`content="${usual?.description}"`)
    }
    expect(await Effect.runPromise(heads.usual({ ...place, city: 'nigdzie' }, 'pl'))).toBeNull()
  })

  test('CA-03 CA-09 pager links keep filter and order', async () => {
    const page = await html(`${city}?rodzaj=opiekun-dzienny&kolejnosc=cena`)
    expect(page).toContain(`href="${city}?rodzaj=opiekun-dzienny&amp;kolejnosc=cena&amp;page=2"`)
    const all = [page, await html(`${city}?rodzaj=opiekun-dzienny&kolejnosc=cena&page=2`)].flatMap(slugsOf)
    expect(new Set(all).size).toBe(40)
  })

  test('a category offers only its own kinds, and each filter once, with the number of facilities on the button', async () => {
    const page = await html(city)
    const [form = ''] = /<form[^>]* id="filtry"[\s\S]*?<\/form>/.exec(page) ?? []
    const names = new Set([...form.matchAll(/<input[^>]* name="([^"]+)"/g)].map(([, name]) => name))
    for (const name of ['rodzaj', 'sektor', 'prowadzenie', 'udogodnienia', 'cena-od', 'cena-do']) expect([...names]).toContain(name)
    for (const name of ['kategoria', 'status', 'forma-prawna']) expect([name, names.has(name)]).toEqual([name, false])
    expect(page).toContain(`>Pokaż ${await countWhere(`category = 'zlobki' and city_slug = ?`, [locality.city_slug])}<`)
    const kinds = [...page.matchAll(/name="rodzaj" value="([^"]+)"/g)].map(([, kind]) => kind)
    expect(kinds).toEqual(['zlobek', 'klub-malucha-dzieciecy', 'opiekun-dzienny'])
    const methods = [...page.matchAll(/name="prowadzenie" value="([^"]+)"/g)].map(([, method]) => method)
    expect(methods).toEqual(['montessori'])
  })

  test('SE-02 filtered and ordered pages are noindex, follow, and canonical to the plain list', async () => {
    const canonical = `<link rel="canonical" href="https://kredka.test${city}"/>`
    for (const query of ['?rodzaj=opiekun-dzienny', '?kolejnosc=cena', '?rodzaj=nic', '?rodzaj=opiekun-dzienny&page=2']) {
      const page = await html(city + query)
      expect([query, page.includes('content="noindex,follow"'), page.includes(canonical)]).toEqual([query, true, true])
    }
    const unfilled = await product.get(`${city}?cena-od=&cena-do=`)
    expect([unfilled.status, unfilled.headers.get('location')]).toEqual([303, city])
  })

  test('ignores unknown values with a note; an empty result links to the unfiltered list; a page beyond the last is not found', async () => {
    const odd = await html(`${city}?rodzaj=szkola%3Cb%3E`)
    expect(odd).toContain('Takich filtrów nie ma, więc je pomijamy: szkola&lt;b&gt;')
    expect(slugsOf(odd)).toHaveLength(20)
    const none = await html(`${city}?udogodnienia=szachy&cena-do=1`)
    expect(none).toContain('Żadna placówka nie spełnia tych warunków')
    expect(none).toContain(`href="${city}"`)
    expect((await product.get(`${city}?udogodnienia=szachy&page=2`)).status).toBe(404)
  })

  test('a filtered page needs at most four queries besides those of the layout', async () => {
    await html(city)
    product.platform.queries.length = 0
    await html(`${city}?rodzaj=opiekun-dzienny&wolne-miejsca=tak&kolejnosc=polecane`)
    const own = product.platform.queries.filter((sql) => !/facility_count.*(group by voivodeship|order by sum)/s.test(sql))
    expect(own.length).toBeLessThanOrEqual(4)
  })
})

describe('CA-09 the order by distance', () => {
  const warszawa = '/zlobki/mazowieckie/warszawa'
  const metresOf = (page: string) =>
    [...page.matchAll(/<strong[^>]*>([\d,]+)\s(m|km)<\/strong>/g)].map(
      ([, value = '', unit]) => Number(value.replace(',', '.')) * (unit === 'km' ? 1000 : 1),
    )

  test('from a street works in the page itself; filters and pages keep it, and search engines and the page cache leave it out', async () => {
    const response = await product.get(`${warszawa}?adres=Pu%C5%82awska&kolejnosc=odleglosc`)
    const page = await response.text()
    const metres = metresOf(page)
    expect(metres.length).toBeGreaterThan(2)
    expect(metres).toEqual(metres.toSorted((a, b) => a - b))
    expect(parsePage(page).text).toContain('Sortuj: najbliżej: Puławska')
    expect(page).toContain('<meta name="robots" content="noindex,follow"')
    expect(page).toMatch(/<input type="hidden" name="adres" value="Puławska"/)
    expect(response.headers.get('etag')).toBeNull()
  })

  test('an unknown address is said to be unknown, as text', async () => {
    const page = await html(`${warszawa}?adres=%3Cb%3ENigdzie%3C%2Fb%3E&kolejnosc=odleglosc`)
    expect(page).toContain('Nie znamy adresu „&lt;b&gt;Nigdzie&lt;/b&gt;”')
    expect(parsePage(page).text).toContain('Sortuj: polecane')
  })

  test('from the device sorts only requests in the background, whose position no link repeats', async () => {
    const nearMe = `${warszawa}?blisko=tak&kolejnosc=odleglosc`
    expect(metresOf(await html(nearMe))).toEqual([])
    const page = await html(`${nearMe}&od=52.231,21.006`)
    expect(metresOf(page).length).toBeGreaterThan(2)
    expect(/52\.231|21\.006|[?&;]od=/.exec(page)?.[0]).toBeUndefined()
  })
})

test('CA-07 the address of an emptied city leads to the city that has its facilities now', async () => {
  await rowsOf(
    product.platform,
    `insert into facility_journal (batch_id, facility_id, before)
     select gen_random_uuid(), id, jsonb_build_object('facility', to_jsonb(f) || '{"city_slug": "dawna-warszawa"}') from facility f where city_slug = 'warszawa' limit 3`,
  )
  const response = await product.get('/zlobki/mazowieckie/dawna-warszawa/wola?page=2')
  expect([response.status, response.headers.get('location')]).toEqual([301, '/zlobki/mazowieckie/warszawa'])
  expect((await product.get('/uk/zlobki/mazowieckie/dawna-warszawa')).headers.get('location')).toBe('/uk/zlobki/mazowieckie/warszawa')
  expect((await product.get('/zlobki/mazowieckie/nigdzie')).status).toBe(404)
})
