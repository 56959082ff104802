import { Effect } from 'effect'
import { describe, expect, test } from 'vitest'
import { eventually } from '#config/quality/testing/eventually.ts'
import { parsePage } from '#config/quality/testing/parse-page.ts'
import { rowsOf } from '#config/quality/testing/platform.ts'
import { startProduct } from '#config/quality/testing/product.ts'
import { startForTests } from '#config/quality/testing/start-for-tests.ts'
import { money } from '#core/kernel/formats.ts'
import { languages, prefixOf } from '#core/kernel/language.ts'
import { LimitChanged } from '#core/packages/limit-changed.ts'
import { Limits } from '#core/packages/limits.port.ts'
import { ReadPriceList } from '#core/packages/price-list.port.ts'
import { Events } from '#core/ports/events.ts'
import { Transaction } from '#core/ports/transaction.ts'

const paths = ['/dla-placowek', '/dla-placowek/funkcje', '/dla-placowek/cennik'] as const

// Without jobs, which would query meanwhile.
const product = startForTests(() => startProduct({ jobs: false }))

const read = async (path: string) => {
  const response = await product.get(path)
  return { status: response.status, ...parsePage(await response.text()) }
}

const countFacilities = async () => {
  const [row] = await rowsOf<{ zlobki: number; localities: number; voivodeships: number }>(
    product.platform,
    `select count(*) filter (where category = 'zlobki')::int zlobki, count(distinct (voivodeship, city_slug))::int localities, count(distinct voivodeship)::int voivodeships
       from facility where active and deleted_at is null and merged_into is null and category is not null`,
  )
  if (!row) throw new Error('No counts')
  return row
}

describe('ST-01 the pages for facilities', () => {
  test.each(languages)('in %s they are linked from the home page and from each other', async (language) => {
    const at = (path: string) => prefixOf[language] + path
    const homePage = await read(prefixOf[language] || '/')
    expect(homePage.links.filter((href) => href === at(paths[0])).length).toBeGreaterThanOrEqual(2)
    for (const path of paths) {
      const page = await read(at(path))
      expect([path, page.status, page.headings.length]).toEqual([path, 200, 1])
      expect(page.links).toEqual(expect.arrayContaining(paths.map(at)))
    }
  })

  test('each offers a presentation, on its page or by telephone', async () => {
    const booking = (await product.get('/umow-prezentacje')).status === 200
    for (const path of paths) {
      const { links, text } = await read(path)
      expect([path, links.some((href) => (booking ? href === '/umow-prezentacje' : href.startsWith('tel:')))]).toEqual([path, true])
      expect(text).toContain('Prezentacja trwa 15 minut')
    }
  })

  test('ST-06 numbers are those of the database, rounded down, with the date, from one query', async () => {
    const before = await countFacilities()
    await rowsOf(
      product.platform,
      `insert into facility (id, slug, name, type, category, voivodeship, county, city_id, city, city_slug)
       select gen_random_uuid(), 'nowa-' || n, 'Nowa ' || n, type, category, voivodeship, county, city_id, city, city_slug
         from generate_series(1, ?) n, (select * from facility where category = 'zlobki' and active and voivodeship = 'mazowieckie' limit 1) f`,
      [1204 - before.zlobki],
    )
    // Another request may read them anew for the layout at the same moment.
    const { text } = await eventually(async () => {
      product.platform.queries.length = 0
      const page = await read(paths[0])
      expect(product.platform.queries.filter((sql) => sql.includes('facility_statement'))).toHaveLength(1)
      return page
    })
    const { zlobki, localities, voivodeships } = await countFacilities()
    expect(zlobki).toBe(1204)
    expect(text).toContain('placówek dla dzieci do 3 lat ponad 1200 ')
    expect(text).toMatch(new RegExp(`miejscowości ${localities} `))
    expect(text).toMatch(new RegExp(`województw\\p{L}* ${voivodeships} `, 'u'))
    const today = new Intl.DateTimeFormat('pl', { timeZone: 'Europe/Warsaw', dateStyle: 'long' }).format(new Date())
    expect(text).toContain(`Policzone w naszej bazie ${today}`)
    expect(text).not.toContain('wymyślone na pokaz')
  })

  test('ST-06 closed facilities are not counted, and demo facilities are mentioned where they are all there is', async () => {
    await rowsOf(
      product.platform,
      `update facility set active = false, inactive_since = '2026-01-01' where voivodeship <> 'mazowieckie' or slug like 'nowa-%'`,
    )
    await rowsOf(product.platform, `update facility_statement set source = 'demo', number = source || number`)
    const { zlobki, voivodeships } = await countFacilities()
    const { text } = await read(paths[0])
    expect(voivodeships).toBe(1)
    expect(zlobki).toBeLessThan(100)
    expect(text).toContain(`dla dzieci do 3 lat ${zlobki} `)
    expect(text).toContain('województwo 1 ')
    expect(text).toContain('wymyślone na pokaz')
  })

  test('ST-06 an empty directory shows no numbers', async () => {
    await rowsOf(product.platform, `update facility set active = false, inactive_since = '2026-01-01'`)
    const { status, text } = await read(paths[0])
    expect([status, text.includes('Policzone')]).toEqual([200, false])
  })
})

describe('PK-05 the price list', () => {
  test('three packages with a label in each cell, columns and rows with headers for screen readers', async () => {
    const html = await (await product.get(paths[2])).text()
    const tables = html.match(/<table[\s\S]*?<\/table>/g) ?? []
    expect(tables).toHaveLength(2)
    for (const table of tables) {
      expect([...table.matchAll(/<th scope="col">/g)]).toHaveLength(4)
      const lines = [...table.matchAll(/<tr[^>]*><th[^>]*scope="row"[\s\S]*?<\/tr>/g)].map(([line]) => line)
      expect(lines.length).toBeGreaterThan(1)
      for (const line of lines) {
        const cells = [...line.matchAll(/<td[\s\S]*?<\/td>/g)].map(([cell]) => parsePage(cell).text)
        expect([line, cells.length, cells.every((cell) => /(pełny dostęp|planowane|brak)/.test(cell))]).toEqual([line, 3, true])
      }
    }
  })

  test('names in full what every package has, and plans behind one line', async () => {
    const html = await (await product.get(paths[2])).text()
    const [now = '', planned = ''] = html.slice(html.indexOf('id="dzis"')).split('<details')
    expect(now).toContain('Trzy języki')
    expect(now).not.toContain('planowane')
    expect(parsePage(`<details${planned}`).text).toMatch(/W przygotowaniu: \d+ funkcj[ei]/)
  })

  test('from 0 zł, with the prices and limits of the installation, in three languages', async () => {
    const { headings, text } = await read(paths[2])
    expect(headings).toEqual(['Zaczynasz od 0 zł'])
    const plain = text.replace(/\s/g, ' ')
    const { packages, limits } = await Effect.runPromise(product.platform.find(ReadPriceList)())
    for (const { net, gross } of packages)
      if (net !== null && gross !== null)
        expect(plain).toContain(`${money(gross, 'pl')} brutto za rok (${money(net, 'pl')} netto`.replace(/\s/g, ' '))
    for (const { unit, values } of limits)
      if (unit === 'characters' && typeof values.registered === 'number') expect(text).toContain(`do ${values.registered} znaków`)
    if (packages.length) {
      expect((await read(`/uk${paths[2]}`)).text).toContain('на рік з ПДВ')
      expect((await read(`/en${paths[2]}`)).text).toContain('a year, VAT included')
    }
  })

  test('a limit that support changes is on the page at once, although pages are cached', async () => {
    await product.get(paths[2])
    const { platform } = product
    const limits = platform.find(Limits)
    const transaction = platform.find(Transaction)
    const events = platform.find(Events)
    const values = { free: 1000, registered: 2000, premium: 12_345 }
    const change = Effect.andThen(
      limits.replace('description_chars', values, 1),
      events.emit(LimitChanged.of({ limit: 'description_chars' })),
    )
    await Effect.runPromise(transaction(change))
    await expect.poll(async () => (await read(paths[2])).text).toMatch(/do 12\s?345 znaków/)
  })
})
