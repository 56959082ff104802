import { expect, test } from 'vitest'
import { htmlErrors } from '#config/quality/testing/html-errors.ts'
import { rowsOf } from '#config/quality/testing/platform.ts'
import { startProduct } from '#config/quality/testing/product.ts'
import { startForTests } from '#config/quality/testing/start-for-tests.ts'
import { newId } from '#core/kernel/ids.ts'
import { documentOfText } from '#core/rich-text/write-document.ts'
import type { SiteContent } from '../contract/site.ts'
import { newPage, newSection } from '../domain/site.ts'
import { insertSite } from './insert-site.ts'
import { makeVisits } from './site-visits.ts'

const product = startForTests(() =>
  startProduct({ editions: 1, jobs: false, variables: { MAIN_HOSTS: 'localhost,kredka.test', PAGE_CACHE_MB: '8' } }),
)
const rows = <Row extends object>(sql: string, parameters: readonly unknown[] = []) => rowsOf<Row>(product.platform, sql, parameters)
const open = (host: string, path = '/') => makeVisits(product)(`${host}.kredka.test`, path)

/** Stores a facility with a package, and what its owner states. */
const storeFacility = async (fields: Readonly<Record<string, unknown>> = {}): Promise<string> => {
  const id = newId()
  await rows(
    `insert into facility (id, slug, name, type, category, voivodeship, county, city_id, city, city_slug, status)
     values (?, ?, 'Bajka', 'kindergarten', 'przedszkola', 'opolskie', 'x', ?, 'Aa', 'aa', 'premium') returning 1`,
    [id, `bajka-${id}`, newId()],
  )
  await rows(`insert into facility_package (facility_id, valid_until) values (?, '2099-01-01') returning 1`, [id])
  if (fields['phone'] !== undefined)
    await rows('update facility set phone = ?, email = ? where id = ? returning 1', [fields['phone'], fields['email'], id])
  const stated = Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, { value }]))
  await rows(
    `insert into facility_statement (facility_id, source, number, stated_on, fields, batch_id) values (?, 'owner', ?, '2026-01-01', ?::jsonb, gen_random_uuid()) returning 1`,
    [id, id, JSON.stringify(stated)],
  )
  return id
}

/** Content with a main page and a page of contact. */
const withContact = (contact?: 'shown' | 'revealed'): SiteContent => {
  const main = newPage([], { kind: 'main', title: 'Start' }, [newSection('welcome')])
  const section = { ...newSection('contact'), ...(contact && { contact }) }
  return { title: 'Bajka', theme: 'crayons', pages: [main, newPage([main], { kind: 'contact', title: 'Kontakt' }, [section])] }
}

test('WB-20 a changed name leads to the new one with the path for 90 days, until another site has it', async () => {
  const id = await insertSite({ rows }, await storeFacility(), { name: 'nowa-nazwa' })
  const release = (days: number) =>
    rows(
      `insert into sites_released_name (name, site_id, released_at) values ('dawna-nazwa', ?, now() - make_interval(days => ?))
         on conflict (name) do update set released_at = excluded.released_at returning 1`,
      [id, days],
    )
  await release(89)
  for (const path of ['/', '/o-nas', '/nie-ma', '/uk/o-nas']) {
    const { status, headers } = await open('dawna-nazwa', path)
    expect([path, status, headers.location]).toEqual([path, 301, `http://nowa-nazwa.kredka.test${path}`])
  }
  expect((await open('dawna-nazwa')).headers['cache-control']).toContain('no-')
  await release(91)
  expect((await open('dawna-nazwa', '/o-nas')).status).toBe(404)
  await release(1)
  await insertSite({ rows }, await storeFacility(), { name: 'dawna-nazwa' })
  expect((await open('dawna-nazwa', '/o-nas')).status).toBe(200)
})

test('WB-19 telephone and e-mail are in no page before a visitor asks on the site, or are shown at once where the owner says so', async () => {
  const facts = { phone: '+48601602603', email: 'biuro@bajka.pl' }
  await insertSite({ rows }, await storeFacility(facts), { name: 'po-nacisnieciu', content: withContact() })
  const closed = await open('po-nacisnieciu', '/kontakt')
  expect([closed.body.includes('601'), closed.body.includes('biuro@bajka.pl')]).toEqual([false, false])
  const [, way = ''] = /href="(\/kontakt-dane\/kontakt)#/.exec(closed.body) ?? []
  const shown = await open('po-nacisnieciu', way)
  expect([shown.status, shown.headers['cache-control'], await htmlErrors(shown.body)]).toEqual([200, 'no-store, max-age=0', []])
  for (const part of ['href="tel:+48601602603"', 'href="mailto:biuro@bajka.pl"', 'noindex', '<h1>Kontakt</h1>'])
    expect(shown.body).toContain(part)
  expect((await open('po-nacisnieciu', '/kontakt-dane')).status).toBe(404)
  expect((await open('po-nacisnieciu', '/robots.txt')).body).toContain('Disallow: /kontakt-dane')

  await insertSite({ rows }, await storeFacility(facts), { name: 'od-razu', content: withContact('shown') })
  const atOnce = await open('od-razu', '/kontakt')
  expect([atOnce.body.includes('href="tel:+48601602603"'), atOnce.body.includes('kontakt-dane')]).toEqual([true, false])
  await insertSite({ rows }, await storeFacility(), { name: 'bez-telefonu', content: withContact() })
  expect((await open('bez-telefonu', '/kontakt')).body).not.toContain('kontakt-dane')
})

test('WB-15 a language that a site lacks is a page of its own in its theme, with the way to those that it has', async () => {
  await insertSite({ rows }, await storeFacility(), { name: 'po-polsku', content: { ...withContact(), theme: 'meadow' } })
  const { status, body } = await open('po-polsku', '/en/kontakt')
  expect([status, body.includes('This page is not available in English'), await htmlErrors(body)]).toEqual([404, true, []])
  expect(body).toMatch(/<a [^>]*href="\/kontakt"[^>]*>Polski<\/a>/)
  expect([body.includes('Bajka'), /href="[^"]*meadow/.test(body)]).toEqual([true, true])
  expect((await open('po-polsku', '/en/nie-ma')).body).toMatch(/href="\/"[^>]*>Polski/)
})

test('WB-15 data that are written in Polish alone are marked on pages in another language, and its head does not repeat them', async () => {
  const facts = { description: 'Mały ogród. Dużo słońca.', recruitment_text: 'Zapisy w marcu.' }
  const about = newPage(
    [],
    { kind: 'main', title: 'Start' },
    ['welcome', 'about', 'recruitment'].map((kind) => newSection(kind)),
  )
  const content = { title: 'Bajka', theme: 'crayons', pages: [{ ...about, translations: { en: { title: 'Home' } } }] }
  await insertSite({ rows }, await storeFacility(facts), { name: 'dwa-jezyki', content })
  const english = (await open('dwa-jezyki', '/en')).body
  expect(english.match(/lang="pl"/g)?.length).toBeGreaterThan(2)
  expect([english.includes('In Polish'), /name="description" content="[^"]*ogród/.test(english)]).toEqual([true, false])
  const polish = (await open('dwa-jezyki')).body
  expect([polish.includes('Po polsku'), /name="description" content="Mały ogród/.test(polish)]).toEqual([false, true])
})

test('WB-21 each page has a description of its own, and what its owner wrote for search engines comes first', async () => {
  const main = newPage([], { kind: 'main', title: 'Start' }, [newSection('welcome')])
  const fees = newPage([main], { kind: 'custom', title: 'Cennik' }, [newSection('payment')])
  const hours = newPage([main], { kind: 'custom', title: 'Godziny' }, [newSection('hours')])
  const own = {
    ...newPage([main], { kind: 'custom', title: 'Zapisy' }, []),
    search: { title: 'Zapisy do Bajki', description: 'Zapisz dziecko.' },
  }
  const content = { title: 'Bajka', theme: 'crayons', pages: [main, fees, hours, own] }
  await insertSite({ rows }, await storeFacility(), { name: 'w-wyszukiwarkach', content })
  const headOf = async (path: string) => {
    const { body } = await open('w-wyszukiwarkach', path)
    return [/<title>([^<]*)/.exec(body)?.[1], /name="description" content="([^"]*)/.exec(body)?.[1]]
  }
  const heads = await Promise.all(['/', '/cennik', '/godziny', '/zapisy'].map(headOf))
  expect(new Set(heads.map(([, description]) => description)).size).toBe(4)
  expect(heads[3]).toEqual(['Zapisy do Bajki', 'Zapisz dziecko.'])
})

test('WB-18 a section with nothing but places to fill is not shown; one with a word is', async () => {
  const texts = ['[uzupełnij: telefon]', 'Zapraszamy: [uzupełnij: dzień]'].map((text) => newSection('rich_text', documentOfText(text)))
  const content = { title: 'Bajka', theme: 'crayons', pages: [newPage([], { kind: 'main', title: 'Start' }, texts)] }
  await insertSite({ rows }, await storeFacility(), { name: 'do-uzupelnienia', content })
  const { body } = await open('do-uzupelnienia')
  expect([body.includes('telefon]'), body.includes('Zapraszamy')]).toEqual([false, true])
})
