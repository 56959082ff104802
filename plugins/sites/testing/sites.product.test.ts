import { type IncomingMessage, request } from 'node:http'
import { text } from 'node:stream/consumers'
import { beforeAll, expect, test } from 'vitest'
import { htmlErrors } from '#config/quality/testing/html-errors.ts'
import { rowsOf } from '#config/quality/testing/platform.ts'
import { startProduct } from '#config/quality/testing/product.ts'
import { startForTests } from '#config/quality/testing/start-for-tests.ts'
import { Themes } from '#core/plugin/themes.ts'
import { PageCache } from '#core/ports/page-cache.ts'
import { documentOfText } from '#core/rich-text/write-document.ts'
import { siteTag } from '../contract/site-tag.ts'
import { accessibility } from '../domain/legal/accessibility.ts'
import { newPage, newSection, startContent } from '../domain/site.ts'
import { insertDomain, insertSite, twoPages } from './insert-site.ts'

const product = startForTests(() =>
  startProduct({ editions: 1, jobs: false, variables: { MAIN_HOSTS: 'localhost,kredka.test', PAGE_CACHE_MB: '8' } }),
)

interface Answer {
  readonly status: number
  readonly headers: IncomingMessage['headers']
  readonly body: string
}

/** Sends a request with a host and the cookie of a session, or posts a form; `fetch` sets the host itself. */
const open = (host: string, path: string, form?: Readonly<Record<string, string>>, origin = `http://${host}`) =>
  new Promise<Answer>((resolve, reject) => {
    const posted = form && { 'content-type': 'application/x-www-form-urlencoded', origin, 'x-forwarded-for': '198.51.100.7' }
    const headers = { host, cookie: 'refresh_token=x', authorization: 'Bearer x', ...posted }
    request(product.url + path, { method: form ? 'POST' : 'GET', headers }, async (response) =>
      resolve({ status: response.statusCode ?? 0, headers: response.headers, body: await text(response) }),
    )
      .once('error', reject)
      .end(form && new URLSearchParams(form).toString())
  })

const site = 'bajka.kredka.test'
const rows = <Row extends object>(sql: string, parameters: readonly unknown[] = []) => rowsOf<Row>(product.platform, sql, parameters)

/** Gives a package to the next facility without one; returns its id. */
const nextFacility = async (): Promise<string> => {
  const [facility] = await rows<{ id: string }>(
    `update facility set status = 'premium' where id = (select f.id from facility f
       where not exists (select from facility_package p where p.facility_id = f.id) order by f.id::text limit 1) returning id`,
  )
  await rows(`insert into facility_package (facility_id, valid_until) values (?, '2099-01-01') returning 1`, [facility?.id])
  return facility?.id ?? ''
}

beforeAll(async () => {
  const facilityId = await nextFacility()
  await insertSite({ rows }, facilityId, { name: 'bajka' })
})

test('WB-08 J2.10 a site opens at the first label of the host; ?subpage=slug is /slug; both are cached without a cookie', async () => {
  const main = await open(site, '/')
  expect([main.status, main.headers['set-cookie'], main.headers['cache-control']]).toEqual([200, undefined, 'no-cache'])
  expect(main.body).toContain('<link rel="canonical" href="http://bajka.kredka.test/"/>')
  const page = await open(site, '/o-nas')
  expect([page.status, (await open(`${site.toUpperCase()}.:80`, '/?subpage=o-nas&utm_source=x')).body]).toEqual([200, page.body])
  expect([await htmlErrors(main.body), await htmlErrors(page.body)]).toEqual([[], []])
})

test('WB-10 a site has no script, a content policy of its own and no page of the directory', async () => {
  const { headers, body } = await open(site, '/')
  expect(headers['content-security-policy']).toContain("script-src 'none'")
  expect(headers['content-security-policy']).not.toContain('unsafe-inline')
  expect([...body.matchAll(/<script(?! type="application\/ld\+json")/g)]).toEqual([])
  for (const path of ['/user', '/logowanie', '/api/v1/overview', '/zlobki', '/okna', '/a/b', '/nie-ma']) {
    const answer = await open(site, path)
    expect([path, answer.status, answer.headers['set-cookie'], answer.body.includes('Tej podstrony nie ma')]).toEqual([
      path,
      404,
      undefined,
      true,
    ])
  }
  expect((await open(site, '/healthz')).status).toBe(200)
})

test('WB-08 an unknown host is a page of its own with status 404; www leads to the bare host with the path', async () => {
  const unknown = await open('nie-ma.kredka.test', '/o-nas')
  expect([unknown.status, unknown.body.includes('Taka strona nie istnieje'), unknown.body.includes('href="http://kredka.test"')]).toEqual([
    404,
    true,
    true,
  ])
  for (const [host, location] of [
    ['www.kredka.test', 'http://kredka.test/zlobki?page=2'],
    ['www.bajka.kredka.test', 'http://bajka.kredka.test/zlobki?page=2'],
  ] as const) {
    const { status, headers } = await open(host, '/zlobki?page=2')
    expect([status, headers.location]).toEqual([301, location])
  }
  expect((await open('kredka.test', '/~strona/bajka')).status).toBe(404)
})

test('J8.6 a site has its own sitemap and robots.txt, and structured data without ratings', async () => {
  expect((await open(site, '/robots.txt')).body).toContain('Sitemap: http://bajka.kredka.test/sitemap.xml')
  const { headers, body } = await open(site, '/sitemap.xml')
  expect(headers['content-type']).toContain('xml')
  expect([...body.matchAll(/<loc>([^<]+)/g)].map(([, address]) => address)).toEqual([
    'http://bajka.kredka.test/',
    'http://bajka.kredka.test/o-nas',
  ])
  const main = (await open(site, '/')).body
  expect([main.includes('application/ld+json'), main.includes('aggregateRating'), main.includes('hreflang')]).toEqual([true, false, false])
})

test('WB-02 the style sheet of a theme never changes at its address, and is there on every host', async () => {
  const [, address = ''] = /href="(\/assets\/themes\/[^"]+)"/.exec((await open(site, '/')).body) ?? []
  for (const host of [site, 'kredka.test']) {
    const { status, headers } = await open(host, address)
    expect([status, headers['cache-control'], headers['content-type']]).toEqual([
      200,
      'public, max-age=31536000, immutable',
      'text/css; charset=utf-8',
    ])
  }
})

test('WB-13 a declaration of accessibility has the elements that monitoring programs look for, each once', async () => {
  const { pages, ...content } = twoPages()
  const text = accessibility({
    name: 'Bajka',
    address: null,
    operator: null,
    isPublic: true,
    isNursery: false,
    site: 'https://bajka.kredka.pl',
    today: '27 listopada 2026',
    publishedOn: '3 września 2026',
  })
  const page = {
    ...newPage(pages, { kind: 'custom', title: 'Deklaracja' }, [newSection('rich_text', text)]),
    legal: 'accessibility' as const,
  }
  await insertSite({ rows }, await nextFacility(), { name: 'z-deklaracja', content: { ...content, pages: [...pages, page] } })
  const { body } = await open('z-deklaracja.kredka.test', '/deklaracja')
  expect(
    body
      .match(/ id="a11y-[a-z-]+"/g)
      ?.map((id) => id.slice(10, -1))
      .toSorted(),
  ).toEqual(
    'aplikacje architektura audytor data-aktualizacja data-przeglad data-publikacja data-sporzadzenie email komunikacja kontakt osoba podmiot procedura status telefon url wstep zakres'.split(
      ' ',
    ),
  )
  expect(body).toContain('<a id="a11y-url" href="https://bajka.kredka.pl"')
  expect(body).toContain('<time id="a11y-data-publikacja" dateTime="2026-09-03">3 września 2026</time>')
  expect(await htmlErrors(body)).toEqual([])
})

test('WB-13 the foot of each page leads to the legal pages, which the menu does not have', async () => {
  const facilityId = await nextFacility()
  const { pages, ...content } = twoPages()
  const legal = { ...newPage(pages, { kind: 'custom', title: 'Klauzula RODO' }), in_menu: false, legal: 'privacy' as const }
  await insertSite({ rows }, facilityId, { name: 'z-dokumentami', content: { ...content, pages: [...pages, legal] } })
  const { body } = await open('z-dokumentami.kredka.test', '/')
  expect(body).toContain('<nav aria-label="Dokumenty"><ul><li><a href="/klauzula-rodo">Klauzula RODO</a></li></ul></nav>')
  expect([await htmlErrors(body), body.split('/klauzula-rodo').length]).toEqual([[], 2])
  expect((await open('z-dokumentami.kredka.test', '/klauzula-rodo')).status).toBe(200)
})

test('WB-12 a visitor writes to the facility without a script; wrong input is shown with what was typed, foreign and other posts are refused', async () => {
  const facilityId = await nextFacility()
  const { pages, ...content } = twoPages()
  const withForm = pages.map((page, n) => (n === 0 ? { ...page, sections: [...page.sections, newSection('contact_form')] } : page))
  await insertSite({ rows }, facilityId, { name: 'z-formularzem', content: { ...content, pages: withForm } })
  const host = 'z-formularzem.kredka.test'
  const form = { name: 'Ola', email: 'ola@kredka.test', message: 'Czy macie ogród?' }
  const main = await open(host, '/')
  expect(main.body).toContain('action="/kontakt-wyslij" method="post"')
  expect(await htmlErrors(main.body)).toEqual([])

  const wrong = await open(host, '/kontakt-wyslij', { ...form, email: 'ola' })
  expect([wrong.status, wrong.body.includes('Czy macie ogród?'), wrong.headers['set-cookie']]).toEqual([422, true, undefined])
  // Nobody runs this facility here.
  expect((await open(host, '/kontakt-wyslij', form)).status).toBe(409)
  await rows(
    `insert into access_grant (account_id, facility_id, role, permissions)
       select gen_random_uuid(), ?, 'owner', array['facility-questions/write'] returning 1`,
    [facilityId],
  )
  const sent = await open(host, '/kontakt-wyslij', form)
  expect([sent.status, sent.headers.location]).toEqual([303, '/kontakt-wyslano'])
  expect((await open(host, '/kontakt-wyslano')).body).toContain('Wiadomość wysłana')
  expect((await open(host, '/kontakt-wyslij', form, 'https://evil.example')).status).toBe(403)
  expect((await open(host, '/', form)).status).toBe(405)
  // The site of another test shows no form.
  expect((await open(site, '/kontakt-wyslij', form)).status).toBe(404)
  expect((await open(site, '/kontakt-wyslij')).status).toBe(404)
})

test('WB-16 J8.6 a site opens at its own domain, which www leads to; its pages, sitemap and robots.txt name it', async () => {
  const facilityId = await nextFacility()
  await insertDomain({ rows }, await insertSite({ rows }, facilityId, { name: 'kasztanek' }), {
    domain: 'przedszkole-kasztanek.pl',
  })
  const own = await open('przedszkole-kasztanek.pl', '/o-nas')
  expect([own.status, own.headers['set-cookie']]).toEqual([200, undefined])
  expect(own.body).toContain('<link rel="canonical" href="http://przedszkole-kasztanek.pl/o-nas"/>')
  expect((await open('kasztanek.kredka.test', '/o-nas')).body).toBe(own.body)
  const www = await open('www.Przedszkole-Kasztanek.pl:80', '/o-nas')
  expect([www.status, www.headers.location]).toEqual([301, 'http://przedszkole-kasztanek.pl/o-nas'])
  expect((await open('przedszkole-kasztanek.pl', '/robots.txt')).body).toContain('Sitemap: http://przedszkole-kasztanek.pl/sitemap.xml')
  expect((await open('przedszkole-kasztanek.pl', '/sitemap.xml')).body).toContain('<loc>http://przedszkole-kasztanek.pl/o-nas</loc>')
  expect((await open('inne-kasztanki.pl', '/')).status).toBe(404)
})

test('WB-16 /internal/tls-allowed tells Caddy for which hosts it may obtain certificates, and nobody who comes through a proxy', async () => {
  const ask = async (domain: string, headers = {}) =>
    (await product.get(`/internal/tls-allowed?domain=${encodeURIComponent(domain)}`, { headers })).status
  for (const host of [
    'kredka.test',
    'bajka.kredka.test',
    'www.bajka.kredka.test',
    'Przedszkole-Kasztanek.pl',
    'www.przedszkole-kasztanek.pl',
  ])
    expect([host, await ask(host)]).toEqual([host, 200])
  for (const host of ['', 'nie-ma.kredka.test', 'bajka.evil.example', '127.0.0.1', 'x.bajka.kredka.test.evil.example', 'a b', '🎈'])
    expect([host, await ask(host)]).toEqual([host, 404])
  expect((await product.get('/internal/tls-allowed')).status).toBe(404)
  expect(await ask('kredka.test', { 'x-forwarded-for': '198.51.100.7' })).toBe(404)
  expect((await open('bajka.kredka.test', '/internal/tls-allowed?domain=kredka.test')).status).toBe(404)
})

test('WB-15 a site has the languages in which its owner wrote: pages, menu, head and sitemap of each; other addresses of a language do not exist', async () => {
  const facilityId = await nextFacility()
  const { pages, ...content } = twoPages()
  const ukrainian = pages.map((page, n) => ({ ...page, translations: { ua: { title: n === 0 ? 'Головна' : 'Про нас' } } }))
  const polish = newPage(pages, { kind: 'custom', title: 'Dojazd' }, [])
  await insertSite({ rows }, facilityId, { name: 'dwujezyczna', content: { ...content, pages: [...ukrainian, polish] } })
  const host = 'dwujezyczna.kredka.test'
  const page = await open(host, '/uk/o-nas')
  expect([page.status, await htmlErrors(page.body)]).toEqual([200, []])
  for (const part of [
    '<html lang="uk"',
    'href="http://dwujezyczna.kredka.test/uk/o-nas"/>',
    '<link rel="alternate" hrefLang="pl" href="http://dwujezyczna.kredka.test/o-nas"/>',
    'Про нас',
    '<a href="/uk"',
  ])
    expect(page.body).toContain(part)
  expect(page.body).not.toContain('Dojazd')
  const main = await open(host, '/dojazd')
  expect(main.body).toMatch(/<a href="\/uk" hrefLang="uk" lang="uk" aria-label="Українська">/)
  for (const path of ['/uk/dojazd', '/en', '/en/o-nas', '/uk/aktualnosci/bal', '/uk/logowanie'])
    expect([path, (await open(host, path)).status]).toEqual([path, 404])
  expect((await open(host, '/uk/nie-ma')).headers['content-security-policy']).toContain("script-src 'none'")
  expect([...(await open(host, '/sitemap.xml')).body.matchAll(/<loc>[^<]*test([^<]*)/g)].map(([, path]) => path)).toEqual([
    '/',
    '/uk',
    '/o-nas',
    '/uk/o-nas',
    '/dojazd',
  ])
  // A site without other languages has none of their addresses, and no links to them.
  expect([(await open(site, '/uk')).status, (await open(site, '/')).body.includes('hrefLang')]).toEqual([404, false])
})

test('WB-02 the pages of a site are valid HTML in each theme, whatever kind they are of', async () => {
  const facilityId = await nextFacility()
  const start = startContent('Bajka', 'crayons', {
    main: 'Start',
    about: 'O nas',
    news: 'Aktualności',
    gallery: 'Galeria',
    contact: 'Kontakt',
  })
  const text = newSection('rich_text', documentOfText('Zapraszamy do ogrodu.\n\nDzieci mają kapcie.'))
  const pages = [...start.pages, newPage(start.pages, { kind: 'rich_text', title: 'Adaptacja' }, [text])]
  const { all } = product.platform.find(Themes)
  expect(all).toHaveLength(9)
  const id = await insertSite({ rows }, facilityId, { name: 'w-kazdym-wygladzie', content: { ...start, pages } })
  const errors: string[] = []
  for (const { key } of all) {
    await rows(`update sites_site set published = jsonb_set(published, '{theme}', to_jsonb(?::text)) where id = ? returning 1`, [key, id])
    product.platform.find(PageCache).invalidate([siteTag('w-kazdym-wygladzie')])
    for (const { slug } of pages) {
      const { status, body } = await open('w-kazdym-wygladzie.kredka.test', `/${slug}`)
      expect([key, slug, status, body.includes(`/assets/themes/${key}`)]).toEqual([key, slug, 200, true])
      for (const error of await htmlErrors(body)) errors.push(`${key} /${slug}: ${error}`)
    }
  }
  expect(errors).toEqual([])
})
