import { beforeAll, describe, expect, test } from 'vitest'
import { ratingText } from '#core/kernel/formats.ts'
import { type Language, languages, prefixOf, splitLanguage, tagOf } from '#core/kernel/language.ts'
import { plugin as places } from '#plugins/places/plugin.ts'
import { isPrivate } from '#web/runtime/href.ts'
import { type Crawl, crawl, sitemapPaths } from '../testing/crawl.ts'
import { rowsOf } from '../testing/platform.ts'
import { startProduct } from '../testing/product.ts'
import { startForTests } from '../testing/start-for-tests.ts'

const publicUrl = 'https://kredka.example'
const product = startForTests(() =>
  startProduct({
    variables: { APP_ENV: 'production', PUBLIC_URL: publicUrl },
  }),
)
let found: Crawl
beforeAll(async () => {
  found = await crawl(product.get, publicUrl, { sitemap: false })
})

const homes = languages.map((language) => prefixOf[language] || '/')
const pages = () => [...found.visited].flatMap(([path, { page, html, status }]) => (page ? [{ path, page, html, status }] : []))
const indexed = () => pages().filter(({ page }) => !page.robots?.includes('noindex'))

/** Returns the fewest clicks from a home page to each page, along the links that search engines follow. */
const countClicks = (): ReadonlyMap<string, number> => {
  const clicks = new Map(homes.map((path) => [path, 0]))
  // A map is iterated in order of insertion, including what is added meanwhile: breadth first.
  for (const [path, count] of clicks)
    for (const href of found.visited.get(path)?.page?.followed ?? []) {
      const { origin, pathname, search } = new URL(href, publicUrl + path)
      const to = pathname + search
      if (origin === publicUrl && found.visited.has(to) && !clicks.has(to)) clicks.set(to, count + 1)
    }
  return clicks
}

/** Names of the voivodeships by language. */
const regions = Object.fromEntries(
  Object.entries(places.messages ?? {}).map(([language, messages]) => [
    language,
    Object.entries(messages).flatMap(([key, name]) => (key.startsWith('places.voivodeship.') ? [name] : [])),
  ]),
) as unknown as Readonly<Record<Language, readonly string[]>>

/** Everything in a page that may be a telephone, also within longer rows of digits or as `601 234 567`, or an e-mail address. */
const contactsIn = (html: string): readonly string[] => {
  const rows = [...(html.match(/\d{9,}/g) ?? []), ...(html.match(/\d{3} \d{3} \d{3}/g) ?? []).map((row) => row.replaceAll(' ', ''))]
  const telephones = rows.flatMap((row) => Array.from({ length: row.length - 8 }, (_, at) => row.slice(at, at + 9)))
  return [...telephones, ...(html.match(/[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g) ?? [])]
}

describe('J8 a search engine without JavaScript', () => {
  test('no dead link: every internal link answers 200', () => {
    expect(found.visited.size).toBeGreaterThan(150)
    const dead = [...found.visited].filter(([, { status }]) => status !== 200)
    expect(dead.map(([path, { status, from }]) => `${from} → ${path} ${status}`)).toEqual([])
  })

  // Search texts lead to further search texts without end.
  test('SE-03 search engines are led to no search text', () => {
    const followed = pages().flatMap(({ path, page }) => page.followed.map((href) => ({ path, url: new URL(href, publicUrl + path) })))
    const own = (path: string) => new URL(path, publicUrl).searchParams.get('q')
    const others = followed.filter(({ path, url }) => url.origin === publicUrl && ![null, own(path)].includes(url.searchParams.get('q')))
    expect([...new Set(others.map(({ path, url }) => `${path} → ${url.pathname}${url.search}`))]).toEqual([])
  })

  test('J8.7 no page links to private pages, which redirect visitors to sign in; no sitemap lists them and robots.txt disallows them', async () => {
    expect([...found.closed]).toEqual([])
    for (const path of ['/user/profile', '/user/security', '/user/sessions']) {
      const response = await product.get(path)
      expect([path, response.status, response.headers.get('location')]).toEqual([path, 302, `/logowanie?back=${encodeURIComponent(path)}`])
    }
    expect((await sitemapPaths(product.get)).filter((path) => isPrivate(splitLanguage(path).path))).toEqual([])
    expect(await (await product.get('/robots.txt')).text()).toContain('Disallow: /user\n')
  })

  test('J8.2 SE-01 every page has one h1, a title and a description, unique among indexed pages, with all placeholders filled', () => {
    for (const { path, page } of pages()) {
      expect([path, page.headings.length]).toEqual([path, 1])
      expect([path, Boolean(page.title && page.description)]).toEqual([path, true])
      expect([path, /undefined|null|NaN|{{|\[object/.test(`${page.title} ${page.description} ${page.text}`)]).toEqual([path, false])
    }
    for (const of of ['title', 'description'] as const) {
      const byText = Map.groupBy(indexed(), ({ page }) => page[of])
      expect([...byText].filter(([, all]) => all.length > 1).map(([text, all]) => [text, all.map(({ path }) => path)])).toEqual([])
    }
  })

  test('IN-01 no page shows a message key', () => {
    const keys = new RegExp(
      `\\b(${['shell', 'landing', 'pager', 'error', ...product.platform.plugins.map(({ name }) => name)].join('|')})\\.[a-z][\\w.-]+|\\b[A-Z]{3,}_[A-Z_]{3,}\\b`,
    )
    expect(
      pages().flatMap(({ path, page }) => {
        const found = keys.exec(page.text)
        return found && !found[0].includes('.test') ? [`${path}: ${found[0]}`] : []
      }),
    ).toEqual([])
  })

  test('J8.2 SE-02 IN-03 indexed pages are their own canonical and have the right lang, reciprocal alternates in three languages and x-default', () => {
    for (const { path, page } of indexed()) {
      const { language } = splitLanguage(path)
      expect([path, page.lang, page.canonical]).toEqual([path, tagOf[language], publicUrl + path])
      expect([path, Object.keys(page.alternates).toSorted()]).toEqual([path, ['en', 'pl', 'uk', 'x-default']])
      for (const alternate of Object.values(page.alternates)) {
        const back = found.visited.get(alternate.slice(publicUrl.length) || '/')
        expect([path, alternate, back?.page?.alternates[tagOf[language]]]).toEqual([path, alternate, page.canonical])
      }
    }
  })

  test('SE-04 SH-17 JSON-LD parses; breadcrumbs are the same in HTML; a rating is the one that the page shows', () => {
    const profiles = pages().filter(({ path }) => /\/placowka\/[^/]+$/.test(path))
    expect(profiles.length).toBeGreaterThan(100)
    for (const { path, page } of profiles) {
      const facility = page.jsonLd.find((one) => [one['@type']].flat().includes('ChildCare'))
      const rating = facility?.['aggregateRating'] as { readonly ratingValue: number; readonly reviewCount: number } | undefined
      const shown = rating && ratingText(rating.ratingValue, splitLanguage(path).language)
      const region = (facility?.['address'] as { addressRegion?: string } | undefined)?.addressRegion
      expect([
        path,
        facility?.['@type'],
        facility?.['name'] !== undefined,
        facility?.['address'] !== undefined,
        facility?.['telephone'],
        shown === undefined || (page.text.includes(`${shown} (${rating?.reviewCount} `) && (rating?.reviewCount ?? 0) > 0),
        regions[splitLanguage(path).language].includes(region ?? ''),
      ]).toEqual([path, ['ChildCare', 'Preschool'], true, true, undefined, true, true])
    }
    for (const { path, page } of pages().filter(({ path }) => (prefixOf[splitLanguage(path).language] || '/') !== path)) {
      const list = page.jsonLd.find((one) => one['@type'] === 'BreadcrumbList')?.['itemListElement'] as
        | readonly { name: string; item?: string }[]
        | undefined
      expect([path, (list?.length ?? 0) >= 2]).toEqual([path, true])
      for (const { name } of list ?? []) expect([path, name, page.text.includes(name)]).toEqual([path, name, true])
    }
  })

  test('SE-03 the sitemap holds every indexable address in three languages and nothing else; everything is at most five clicks away', async () => {
    const listed = await sitemapPaths(product.get)
    expect(new Set(listed).size).toBe(listed.length)
    const [{ n } = { n: 0 }] = await rowsOf<{ n: number }>(product.platform, 'select count(*)::int n from facility where active')
    expect(listed.filter((path) => path.includes('/placowka/'))).toHaveLength(n * 3)
    expect(listed.toSorted()).toEqual(
      indexed()
        .filter(({ path }) => !path.includes('?'))
        .map(({ path }) => path)
        .toSorted(),
    )
    const clicks = countClicks()
    // `widok=` is the switch between list and map within one page of the map: the same facilities, one click further,
    // of no use to a search engine.
    const own = [...clicks].filter(([path]) => !path.includes('widok='))
    expect(own.filter(([, count]) => count > 5)).toEqual([])
    expect(own.length).toBeGreaterThan(indexed().length)
    expect(indexed().filter(({ path }) => !clicks.has(path))).toEqual([])
    expect(indexed().filter(({ path }) => path.includes('widok='))).toEqual([])
  })

  test('SE-03 an unknown part of the sitemap does not exist, and a broken address neither', async () => {
    expect((await product.get('/sitemap/catalogue/1.xml')).status).toBe(200)
    for (const part of [
      'catalogue/2',
      'catalogue/0',
      'catalogue/01',
      'catalogue/abc',
      'catalogue/9999',
      'facility-profile/start',
      'nic/1',
      'site/%00',
      'site/%zz',
    ])
      expect([part, (await product.get(`/sitemap/${part}.xml`)).status]).toEqual([part, 404])
  })

  test('robots.txt leads to the sitemap; production has neither watermark nor noindex header', async () => {
    expect(await (await product.get('/robots.txt')).text()).toContain(`Sitemap: ${publicUrl}/sitemap.xml`)
    const { headers } = await product.get('/')
    expect(headers.get('x-robots-tag')).toBeNull()
    expect(headers.get('strict-transport-security')).toContain('max-age')
    expect(found.visited.get('/')?.html).not.toContain('data-watermark')
  })

  test('PR-06 no telephone and no e-mail of a facility is in any page', async () => {
    const rows = await rowsOf<{ contact: string | null }>(
      product.platform,
      `select unnest(array[right(phone, 9), right(second_phone, 9), email]) contact from facility`,
    )
    const contacts = new Set(rows.flatMap(({ contact }) => contact ?? []))
    expect(contacts.size).toBeGreaterThan(50)
    for (const { path, html } of pages().filter(({ path }) => !path.includes('/kontakt')))
      expect([path, contactsIn(html).filter((contact) => contacts.has(contact))]).toEqual([path, []])
  })
})
