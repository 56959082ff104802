import { beforeAll, expect, test } from 'vitest'
import { makeQrCodes } from '#adapters/qr-codes/qr-codes.ts'
import { parsePage } from '#config/quality/testing/parse-page.ts'
import { rowsOf } from '#config/quality/testing/platform.ts'
import { startProduct } from '#config/quality/testing/product.ts'
import { startForTests } from '#config/quality/testing/start-for-tests.ts'
import { newId } from '#core/kernel/ids.ts'
import { Installation } from '#core/ports/installation.ts'
import { createMember } from '#plugins/accounts/testing/member.ts'

const product = startForTests(startProduct)
let facility: { readonly id: string; readonly slug: string; readonly number: string; readonly longitude: number; readonly latitude: number }
beforeAll(async () => {
  const [row] = await rowsOf<typeof facility>(
    product.platform,
    `update facility set legacy_id = 987654 where id = (select id from facility where active and location_precision = 'exact' order by slug limit 1)
     returning id, slug, longitude, latitude, (select number from facility_statement s where s.facility_id = facility.id) number`,
  )
  if (!row) throw new Error('No facility')
  facility = row
})

const redirectOf = async (path: string) => {
  const response = await product.get(path)
  return [response.status, response.headers.get('location')]
}

test('PR-02 the former address redirects permanently: by legacy id, id, register number or slug, the query before the path', async () => {
  const { id, slug, number } = facility
  const expected = [301, `/placowka/${slug}`]
  expect(await redirectOf('/map/x?id=987654')).toEqual(expected)
  expect(await redirectOf(`/map/x?id=${id}`)).toEqual(expected)
  expect(await redirectOf(`/map/x?id=${encodeURIComponent(number)}`)).toEqual(expected)
  expect(await redirectOf(`/map/x?facility=${slug}`)).toEqual(expected)
  expect(await redirectOf(`/map/x?slug=${slug}&facility=nie-ma`)).toEqual(expected)
  expect(await redirectOf(`/map/${slug}`)).toEqual(expected)
  expect(await redirectOf(`/uk/map/${slug}`)).toEqual([301, `/uk/placowka/${slug}`])
  expect((await product.get('/map/nie-ma?id=123456')).status).toBe(404)
})

test('PR-11 PR-10 directions, sharing and printing are in the HTML and work without JavaScript', async () => {
  const { slug, longitude, latitude } = facility
  const html = await (await product.get(`/placowka/${slug}`)).text()
  const { links } = parsePage(html)
  expect(links.find((href) => href.includes('openstreetmap.org/directions'))).toContain(`%3B${latitude}%2C${longitude}`)
  expect(links.find((href) => href.startsWith('mailto:?'))).toContain(encodeURIComponent(`/placowka/${slug}`))
  expect(html).toContain('Okolica: placówka')
  expect(html).toContain('Drukuj')
})

test('PR-12 one line below the heading names source and day, no section repeats it; links for owners and for mistakes are beside it', async () => {
  const html = await (await product.get(`/placowka/${facility.slug}`)).text()
  const [heading = '', rest = ''] = html.slice(html.indexOf('<main')).split('</header>')
  expect(heading.match(/Źródło: [^<]+, nr [^<]+, stan na \d{2}\.\d{2}\.\d{4}\./g)).toHaveLength(1)
  const day = /stan na ([\d.]+)\./.exec(heading)?.[1]
  // Fees name their day in any case.
  expect(rest.match(new RegExp(`Stan na ${day}<`, 'g')) ?? []).toHaveLength(rest.includes('id="oplaty"') ? 1 : 0)
  expect(parsePage(heading).links).toEqual(expect.arrayContaining([`/placowka/${facility.slug}/zglos`, '/zrodla-danych']))
  expect(heading).toMatch(/<form[^>]* action="\/zglos-placowke\/[0-9a-f-]{36}"/)
})

test('PR-12 a section whose day differs from the main one has a note of its own', async () => {
  const [row] = await rowsOf<{ slug: string }>(
    product.platform,
    `update facility_statement s set fields = jsonb_set(fields, '{fees,on}', '"2024-02-01"')
     from facility f where f.id = s.facility_id and s.facility_id = (select facility_id from facility_statement join facility on facility.id = facility_id
       where fields ? 'fees' and active order by slug desc limit 1) returning f.slug`,
  )
  const html = await (await product.get(`/placowka/${row?.slug}`)).text()
  expect(html).toContain('Stan na 01.02.2024')
})

test('PR-17 the page has the code for paper, loaded when it is needed, which shows its address in its language', async () => {
  const html = await (await product.get(`/en/placowka/${facility.slug}`)).text()
  const address = `/api/facility/list/${facility.id}/qr?language=en`
  expect(html).toMatch(new RegExp(`<img src="${address.replace('?', '\\?')}"[^>]* loading="lazy"`))
  const response = await product.get(address)
  expect([response.status, response.headers.get('content-type')]).toEqual([200, expect.stringContaining('image/svg+xml')])
  const path = /<path d="([^"]+)"\/><\/svg>$/.exec(await response.text())?.[1]
  expect(path).toBe(makeQrCodes().draw(`${product.platform.find(Installation).publicUrl}/en/placowka/${facility.slug}`).path)
})

test('PR-16 a profile of which only the register is known says what nobody knows, with the ways to ask and to add it', async () => {
  const [row] = await rowsOf<{ id: string; slug: string }>(
    product.platform,
    `update facility_statement s set fields = jsonb_build_object('street', fields->'street', 'phone', fields->'phone', 'email', '{"value":"biuro@kredka.test"}'::jsonb)
     from facility f where f.id = s.facility_id and s.facility_id = (select id from facility where active and merged_into is null and deleted_at is null
       and not exists (select 1 from facility_statement o where o.facility_id = facility.id and o.source = 'owner') order by slug offset 9 limit 1)
     returning f.id, f.slug`,
  )
  const html = await (await product.get(`/placowka/${row?.slug}`)).text()
  const block = html.slice(html.indexOf('id="nie-wiemy"'), html.indexOf('</section>', html.indexOf('id="nie-wiemy"')))
  expect(block).toMatch(/Cena, wolne miejsca, godziny otwarcia, strona internetowa[^<]*\. Żadne ze źródeł tego nie podaje\./)
  expect(block).toMatch(new RegExp(`<form[^>]* action="/zglos-placowke/${row?.id}"`))
  expect(html.indexOf('id="nie-wiemy"')).toBeLessThan(html.indexOf('id="polozenie"'))
  const main = html.slice(0, html.indexOf('</main>'))
  expect(main.lastIndexOf('<section')).toBe(main.indexOf('<section id="polozenie"'))
})

test('SH-11 the bar of a phone shows the price and leads to the telephone by a form, which robots do not follow', async () => {
  const html = await (await product.get(`/placowka/${facility.slug}`)).text()
  const bar = html.slice(html.indexOf('aria-label="Cena, miejsca i telefon"'))
  expect(bar).toMatch(new RegExp(`<form action="/placowka/${facility.slug}/kontakt"><button[^>]*>(<[^>]+>|\\s)*Telefon`))
})

test('PR-11 shows no drawing for an approximate location', async () => {
  const [row] = await rowsOf<{ slug: string }>(
    product.platform,
    `update facility set location_precision = 'approximate' where id = (select id from facility where active and id <> ? order by slug limit 1) returning slug`,
    [facility.id],
  )
  expect(await (await product.get(`/placowka/${row?.slug}`)).text()).not.toContain('Okolica: placówka')
})

test('PR-15 the page of a closed facility says what works at its address now, that nobody has confirmed it, and forgets it with the decision', async () => {
  const { platform } = product
  const batch = newId()
  const numbered = `select f.id, f.slug, f.name, s.source, s.number from facility f join facility_statement s on s.facility_id = f.id
    where f.active and f.merged_into is null and f.deleted_at is null and f.id <> ? order by f.slug desc limit 2`
  const [former, successor] = await rowsOf<{ id: string; slug: string; name: string; source: string; number: string }>(platform, numbered, [
    facility.id,
  ])
  await rowsOf(
    platform,
    `insert into registers_batch (id, register, edition_on, file, report, created_at) values (?, 'zlobki', '2026-10-01', 'x.csv', '{}', now()) returning 1`,
    [batch],
  )
  await rowsOf(
    platform,
    `insert into registers_successor (id, former_source, former_number, source, number, reason, batch_id, found_at)
     values (?, ?, ?, ?, ?, 'name-and-address', ?, now()) returning 1`,
    [batch, former?.source, former?.number, successor?.source, successor?.number, batch],
  )
  await rowsOf(platform, `update facility set active = false, inactive_since = '2026-10-01' where id = ? returning 1`, [former?.id])
  const page = (prefix = '') => product.get(`${prefix}/placowka/${former?.slug}`).then((response) => response.text())
  for (const [prefix, now] of [
    ['', 'Pod tym adresem działa teraz:'],
    ['/uk', 'За цією адресою зараз працює:'],
    ['/en', 'At this address there is now:'],
  ] as const) {
    const html = await page(prefix)
    expect(html).toContain(now)
    expect(parsePage(html).links).toContain(`${prefix}/placowka/${successor?.slug}`)
  }
  expect(await page()).toContain('Nikt jeszcze nie potwierdził')
  expect(await (await product.get(`/api/facility/list/${former?.id}`)).json()).toMatchObject({
    active: false,
    successors: [{ slug: successor?.slug }],
  })
  const { browser } = await createMember(platform, product.url, 'support')
  expect(await browser.call('POST', `/api/v1/import/successor/${batch}/dismiss`, { reason: 'Inna placówka' })).toMatchObject({
    status: 200,
  })
  await expect.poll(() => page()).not.toContain('działa teraz')
})

test('PR-14 the page of a facility that support closed says so and since when, names no register, and has no form', async () => {
  const { platform } = product
  const [open] = await rowsOf<{ id: string; slug: string }>(
    platform,
    'select id, slug from facility where active and merged_into is null and deleted_at is null and id <> ? order by slug offset 5 limit 1',
    [facility.id],
  )
  const main = async () => {
    const html = await (await product.get(`/placowka/${open?.slug}`)).text()
    return html.slice(html.indexOf('<main'), html.indexOf('</main>'))
  }
  expect(await main()).toContain('<form')
  const { browser } = await createMember(platform, product.url, 'support')
  const closed = await browser.call('POST', `/api/v1/support/facility/${open?.id}/activity`, {
    active: false,
    reason: 'Rodzice piszą, że zamknięta',
  })
  expect(closed).toMatchObject({ status: 200 })
  await expect.poll(main).toMatch(/Zespół Kredki oznaczył ją \d{1,2} \S+ \d{4} jako zamkniętą\./)
  expect(await main()).not.toMatch(/<form|nie wymienia jej/)
})
