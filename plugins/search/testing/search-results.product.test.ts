import { beforeAll, expect, test } from 'vitest'
import { eventually } from '#config/quality/testing/eventually.ts'
import { parsePage } from '#config/quality/testing/parse-page.ts'
import { demoData, rowsOf } from '#config/quality/testing/platform.ts'
import { startProduct } from '#config/quality/testing/product.ts'
import { startForTests } from '#config/quality/testing/start-for-tests.ts'

const product = startForTests(() => startProduct({ data: demoData }))
const address = (text: string, page?: number) => `/szukaj?${new URLSearchParams({ q: text, ...(page && { page: String(page) }) })}`
const get = (text: string, page?: number) => product.get(address(text, page), { redirect: 'manual' })
const open = async (text: string, page?: number) => parsePage(await (await get(text, page)).text())

beforeAll(async () => {
  // The name index is loaded a little after the server has started.
  await eventually(async () => expect((await get('k')).status).toBe(200))
})

test('SM-24 lists facilities a page at a time, without JavaScript, and is not indexed', async () => {
  const first = await open('żłobek')
  expect(first).toMatchObject({ lang: 'pl', robots: expect.stringContaining('noindex') })
  expect(first.headings[0]).toMatch(/\d+ placów/)
  const facilities = (page: typeof first) => page.links.filter((link) => link.includes('/placowka/'))
  expect(facilities(first)).toHaveLength(20)
  expect(first.links).toContain(address('żłobek', 2))
  const second = await open('żłobek', 2)
  expect(facilities(second).length).toBeGreaterThan(0)
  expect(facilities(second).filter((link) => facilities(first).includes(link))).toEqual([])
  for (const page of ['0', '51', '9999', 'x']) expect((await product.get(`/szukaj?q=warszawa&page=${page}`)).status).toBe(404)
})

test('SM-25 words that are filters are chips that can be taken off, in each language', async () => {
  const chips = { '': 'Usuń filtr: przedszkola', '/uk': 'садки', '/en': 'kindergartens' }
  for (const [prefix, label] of Object.entries(chips)) {
    const html = await (await product.get(`${prefix}${address('przedszkole z ogrodem warszawa')}`)).text()
    expect(html).toContain(label)
    expect(parsePage(html).links).toEqual(
      expect.arrayContaining([`${prefix}/szukaj?q=z+ogrodem+warszawa`, `${prefix}/szukaj?q=przedszkole+z+ogrodem`]),
    )
  }
})

test('SM-24 an exact place or name leads straight to its page, in the language of the search; quotation marks show the list', async () => {
  const target = async (path: string) => {
    const response = await product.get(path, { redirect: 'manual' })
    return [response.status, response.headers.get('location')]
  }
  expect(await target(address('warszawa'))).toEqual([303, '/wszystkie-lokalizacje?miasto=mazowieckie%2Fwarszawa'])
  expect(await target(`/uk${address('Варшава')}`)).toEqual([303, '/uk/wszystkie-lokalizacje?miasto=mazowieckie%2Fwarszawa'])
  expect((await target(address('"warszawa"')))[0]).toBe(200)
  const [club = { slug: '' }] = await rowsOf<{ slug: string }>(
    product.platform,
    "select slug from facility where name = 'Klub Malucha Tęczowa Sówka'",
  )
  expect(await target(address('klub malucha tęczowa sówka'))).toEqual([303, `/placowka/${club.slug}`])
})

test('SM-24 without a text it shows examples and the large cities with their counts; without results what to change', async () => {
  const empty = await parsePage(await (await product.get('/szukaj')).text())
  expect(empty.headings[0]).toContain('Czego szukasz?')
  expect(empty.text).toMatch(/Warszawa, mazowieckie \d+ placów/)
  const nothing = await open('zzqqx')
  for (const text of ['Nic nie pasuje do tego zapytania', 'Tego nie umiemy wyszukać: „zzqqx”', 'Na przykład:'])
    expect(nothing.text).toContain(text)
  expect(nothing.links.filter((link) => link.includes('/placowka/'))).toEqual([])
})

test('SM-27 the examples of the home page find facilities that meet all their conditions, in each language', async () => {
  for (const [language, prefix] of [
    ['pl', ''],
    ['ua', '/uk'],
    ['en', '/en'],
  ] as const) {
    const { links } = parsePage(await (await product.get(prefix === '' ? '/' : prefix)).text())
    const examples = links.filter((link) => link.startsWith(`${prefix}/szukaj?q=`))
    expect([language, examples.length]).toEqual([language, 3])
    for (const link of examples) {
      const page = parsePage(await (await product.get(link)).text())
      expect([link, page.headings[0]]).toEqual([link, expect.stringMatching(/^\d+ (placów|заклад|facilit)/)])
    }
  }
})

test('SM-27 nothing in a place leads to the nearest, with the kilometres; a condition too many is left out and named', async () => {
  const nearest = await open('punkt przedszkolny Zakopane')
  expect(nearest.headings[0]).toContain('W Zakopanem nie ma takiej placówki')
  expect(nearest.text).toMatch(/Oto najbliższe placówki, od \d+ km/)
  const wider = await open('żłobek na Mokotowie do 2000 zł')
  expect(wider.headings[0]).toContain('Nic nie spełnia wszystkich warunków')
  expect(wider.text).toMatch(/Bez warunku „do 2000 zł”: \d+ placów/)
  for (const page of [nearest, wider]) expect(page.links.filter((link) => link.includes('/placowka/')).length).toBeGreaterThan(0)
})

test('SM-27 a wish that nothing expresses is said with its reason, in the language of the page', async () => {
  expect((await open('żłobek kraków od września')).text).toContain(
    'Tego nie umiemy wyszukać: „od września” (nie wiemy, od kiedy są miejsca',
  )
  const english = await (await product.get(`/en${address('żłobek kraków od września')}`)).text()
  expect(english).toContain('We cannot search for this: “od września” (we do not know')
})

test('SM-27 another subject gets a sentence that says what the search can do, and no list', async () => {
  const page = await open('przepis na szarlotkę')
  expect(page.headings[0]).toContain('Szukamy żłobków i przedszkoli')
  expect(page.text).toContain('Możesz też zapytać o placówkę')
  expect(page.links.filter((link) => link.includes('/placowka/'))).toEqual([])
})

test('SM-27 a question about a facility is answered with its source', async () => {
  const question = 'ile kosztuje przedszkole Słoneczko w Krakowie'
  const page = await open(question)
  expect(page.headings[0]).toContain('Słoneczko, Kraków')
  for (const text of ['Automatyczna odpowiedź', 'Opłata za miesiąc', 'Źródło:']) expect(page.text).toContain(text)
  expect(page.links).toContainEqual(expect.stringMatching(/^\/placowka\/sloneczko-przedszkole-krakow/))
})

test('SM-24 answers any text and never interprets it as HTML', async () => {
  const texts = ['<script>alert(1)</script>', '%', "' or 1=1 --", '😀', 'a'.repeat(3000), '"', '„', 'ż '.repeat(200), '-1', 'do zł']
  for (const text of texts) {
    const response = await get(text)
    const html = await response.text()
    expect([text, response.status]).toEqual([text, 200])
    expect(html).not.toContain('<script>alert')
  }
})

test('SM-24 SM-18 a search in a circle, in several towns or outside of one is the same on the map: heading, list, and clusters of any view', async () => {
  const numberOf = ({ headings: [title = ''] }: { readonly headings: readonly string[] }) =>
    Number(/(\d[\d\s]*) placów/.exec(title)?.[1]?.replace(/\s/g, ''))
  const facilitiesOf = ({ links }: { readonly links: readonly string[] }) => [
    ...new Set(links.filter((link) => link.includes('/placowka/'))),
  ]
  const clustersOf = async (body: object) => {
    const response = await product.get('/api/search/clusters', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ zoom: 9, ...body }),
    })
    return (await response.json()) as { readonly total: number }
  }
  for (const text of ['żłobki koło Krakowa', 'przedszkola w Rzeszowie lub w Krakowie', 'żłobki poza Krakowem', 'montessori do 2000 zł']) {
    const results = await open(text)
    const link = results.links.find((one) => one.startsWith('/wszystkie-lokalizacje?q=')) ?? ''
    const map = parsePage(await (await product.get(link)).text())
    expect([text, numberOf(map), facilitiesOf(map)]).toEqual([text, numberOf(results), facilitiesOf(results)])
    expect(numberOf(map)).toBeGreaterThan(0)
    const facets = {
      category: text.startsWith('przedszkola') ? ['przedszkola'] : text.startsWith('żłobki') ? ['zlobki'] : ['zlobki', 'przedszkola'],
    }
    expect((await clustersOf({ text, facets })).total).toBe(numberOf(map))
    // The northern half of Poland, and the list of this view.
    const half = { geo_nw: { long: 14, lat: 55 }, geo_se: { long: 24.2, lat: 50.06 } }
    const view = parsePage(await (await product.get(`${link}&granice=14,50.06,24.2,55`)).text())
    expect([text, (await clustersOf({ text, facets, ...half })).total]).toEqual([text, numberOf(view)])
  }
})

test('SM-23 the search field of every page submits there', async () => {
  for (const path of ['/', '/zlobki-miasta', '/regulamin', '/uk/zlobki-miasta'])
    expect(await (await product.get(path)).text()).toContain(`action="${path.startsWith('/uk') ? '/uk' : ''}/szukaj"`)
  expect(await (await get('żłobek sopot')).text()).toMatch(/value="żłobek sopot"/)
})
