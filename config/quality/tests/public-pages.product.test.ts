import { describe, expect, test } from 'vitest'
import { eventually } from '#config/quality/testing/eventually.ts'
import { textDay } from '#core/kernel/dates.ts'
import { parsePage } from '../testing/parse-page.ts'
import { rowsOf } from '../testing/platform.ts'
import { startProduct } from '../testing/product.ts'
import { startForTests } from '../testing/start-for-tests.ts'

const product = startForTests(startProduct)

const facility = async (where: string) => {
  const [row] = await rowsOf<{ id: string; slug: string; name: string; inactive_since: string | null }>(
    product.platform,
    `select id, slug, name, inactive_since::text from facility where ${where} order by slug limit 1`,
  )
  if (!row) throw new Error(`No facility where ${where}`)
  return row
}
const status = async (path: string) => (await product.get(path)).status

test('SM-19 the home page recommends the facilities of list-best-facilities, with their rule, and nobody while none has enough opinions', async () => {
  const homePage = async () => parsePage(await (await product.get('/')).text())
  const best = async () =>
    (await (await product.get('/api/list-best-facilities/50')).json()) as readonly { readonly slug: string; readonly type: string }[]
  expect((await homePage()).text).not.toContain('Polecane')
  expect(await best()).toEqual([])
  await rowsOf(
    product.platform,
    `update facility set rating_count = 5 + n, rating_total = 4, rating_cleanliness = 4, rating_staff = 4, rating_food = 4, rated_at = now()
       from (select id, row_number() over (order by slug)::int n from facility where active and not suspended and type = 'nursery' limit 4) rated where rated.id = facility.id`,
  )
  await eventually(async () => expect((await homePage()).text).toContain('Polecane'))
  const page = await homePage()
  expect(page.text).toContain(
    'Polecane Najwyżej oceniane przez rodziców, z co najmniej 5 opiniami, według oceny. Nikt nie płaci za miejsce na liście.',
  )
  const nurseries = await best()
  expect(nurseries).toHaveLength(4)
  expect(page.links.filter((href) => href.startsWith('/placowka/')).slice(0, 3)).toEqual(
    nurseries.slice(0, 3).map(({ slug }) => `/placowka/${slug}`),
  )
})

describe('addresses and statuses', () => {
  test('CA-07 SH-18 ER-01 unknown types, voivodeships, cities, districts, pages and facilities are real 404 pages', async () => {
    for (const path of [
      '/x-miasta',
      '/zlobki/nigdzie',
      '/zlobki/mazowieckie/nigdzie',
      '/zlobki/mazowieckie/warszawa/nigdzie',
      '/zlobki/mazowieckie/warszawa?page=99',
      '/zlobki/mazowieckie/warszawa?page=0',
      '/zlobki/mazowieckie/warszawa?page=x',
      '/szkoly/mazowieckie',
      '/placowka/nie-ma',
      '/uk/placowka/nie-ma',
      '/nie/ma/takiej/strony',
    ]) {
      const response = await product.get(path)
      expect([path, response.status]).toEqual([path, 404])
      if (!path.startsWith('/uk')) expect(parsePage(await response.text()).headings[0]).toContain('Strona nie została znaleziona')
    }
  })

  test('PR-03 after a rename the old address redirects permanently, in each language', async () => {
    const { id, slug } = await facility('active')
    await rowsOf(product.platform, `update facility set slug = 'nowy-adres' where id = ?`, [id])
    await rowsOf(product.platform, `insert into facility_slug (slug, base, facility_id) values ('nowy-adres', 'nowy-adres', ?)`, [id])
    const redirectOf = async (path: string) => {
      const response = await product.get(path)
      return [response.status, response.headers.get('location')]
    }
    expect(await redirectOf(`/placowka/${slug}`)).toEqual([301, '/placowka/nowy-adres'])
    expect(await redirectOf(`/uk/placowka/${slug}`)).toEqual([301, '/uk/placowka/nowy-adres'])
    expect(await status('/placowka/nowy-adres')).toBe(200)
  })

  test('PR-14 closed: 200 with the closing date, noindex, no link to contacts and no map that is missing; merged: 301; deleted: 410', async () => {
    const closed = await facility('not active')
    const response = await product.get(`/placowka/${closed.slug}`)
    const html = await response.text()
    const page = parsePage(html)
    expect([response.status, page.robots?.includes('noindex')]).toEqual([200, true])
    expect(html).not.toContain('/map/surroundings/')
    expect(page.text).toContain(`nie wymienia jej od ${textDay(closed.inactive_since ?? '', 'pl')}.`)
    expect(page.links.filter((href) => /\/placowka\/.*\/kontakt/.test(href))).toEqual([])
    expect(await status(`/placowka/${closed.slug}/kontakt`)).toBe(404)

    const merged = await facility(`active and slug <> 'nowy-adres' and suspended = false`)
    const target = await facility(`active and id <> '${merged.id}' and slug <> 'nowy-adres'`)
    await rowsOf(product.platform, 'update facility set merged_into = ? where id = ?', [target.id, merged.id])
    expect((await product.get(`/placowka/${merged.slug}`)).headers.get('location')).toBe(`/placowka/${target.slug}`)

    await rowsOf(product.platform, 'update facility set deleted_at = now() where id = ?', [target.id])
    expect(await status(`/placowka/${target.slug}`)).toBe(410)
  })

  test('PR-06 the contact page has the rate limit of the API call, with Retry-After', async () => {
    const { slug } = await facility('active and phone is not null and merged_into is null and deleted_at is null')
    const responses = await Promise.all(Array.from({ length: 65 }, () => product.get(`/placowka/${slug}/kontakt`)))
    const rejected = responses.filter(({ status }) => status === 429)
    expect(rejected.length).toBeGreaterThan(0)
    expect(Number(rejected[0]?.headers.get('retry-after'))).toBeGreaterThan(5)
  })

  test('SE-05 a 404 of a missing facility is not cached', async () => {
    const response = await product.get('/placowka/nie-ma')
    expect(response.headers.get('cache-control')).toBe('no-store')
  })
})

describe('pages without JavaScript', () => {
  test('CA-01 sixteen voivodeships with counts that equal the database', async () => {
    const { text } = parsePage(await (await product.get('/zlobki-miasta')).text())
    for (const row of await rowsOf<{ voivodeship: string; n: number }>(
      product.platform,
      `select voivodeship, sum(total)::int n from facility_count where category = 'zlobki' group by 1`,
    ))
      expect([row.voivodeship, text.includes(String(row.n))]).toEqual([row.voivodeship, true])
  })

  test('CA-02 lists cities in Polish alphabetical order, each with its count', async () => {
    const { links } = parsePage(await (await product.get('/zlobki/mazowieckie')).text())
    expect(links).toContain('/zlobki/mazowieckie/warszawa')
  })

  test('CA-03 CA-08 PR-01 PR-12 card and profile show the data of the register, with source and date', async () => {
    const { slug, name } = await facility(
      `active and city_slug = 'warszawa' and free_places is not null and merged_into is null and deleted_at is null`,
    )
    const list = parsePage(await (await product.get('/zlobki/mazowieckie/warszawa')).text())
    expect(list.text).toContain(name)
    expect(list.links).toContain(`/placowka/${slug}`)
    const profile = parsePage(await (await product.get(`/placowka/${slug}`)).text())
    expect(profile.headings[0]).toContain(name)
    expect(profile.text).toMatch(/Rejestr żłobków i klubów dziecięcych.*nr \d+\/Z.*17\.09\.2025/)
  })

  test('CA-04 a district holds its own facilities only', async () => {
    const [row] = await rowsOf<{ voivodeship: string; city_slug: string; district_slug: string; total: number }>(
      product.platform,
      `select voivodeship, city_slug, district_slug, total from facility_count where district_slug <> '' and total > 0 order by total desc, district_slug limit 1`,
    )
    const page = parsePage(await (await product.get(`/zlobki/${row?.voivodeship}/${row?.city_slug}/${row?.district_slug}`)).text())
    expect(new Set(page.links.filter((href) => href.startsWith('/placowka/'))).size).toBe(row?.total)
  })

  test('SH-07 outside production a watermark names the environment, and pages are not indexed', async () => {
    const response = await product.get('/')
    const html = await response.text()
    expect(parsePage(html).robots).toContain('noindex')
    expect(html).toMatch(/<aside [^>]*aria-label="To nie jest serwis produkcyjny"[^>]*>[\s\S]{0,200}test/i)
  })
})
