import { expect, test } from 'vitest'
import { waitUntil } from '#config/quality/testing/index-fixture.ts'
import { rowsOf } from '#config/quality/testing/platform.ts'
import { startProduct } from '#config/quality/testing/product.ts'
import { startForTests } from '#config/quality/testing/start-for-tests.ts'
import { newId } from '#core/kernel/ids.ts'
import { accountBrowser, latestMail } from '#plugins/accounts/testing/account-browser.ts'
import { signedRequest } from './signed-request.ts'

const product = startForTests(startProduct)

const ownPassword = 'Zupelnie-inne-haslo'

/** Imports a director of a facility and returns her address, the facility and the values of her mail. */
const importDirector = async () => {
  const [facility] = await rowsOf<{ id: string }>(
    product.platform,
    `select f.id from facility f where f.active and not exists (select 1 from access_grant g where g.facility_id = f.id) order by f.slug limit 1`,
  )
  const email = `${newId()}@demo.test`
  const rspo = String(Math.floor(Math.random() * 1e9))
  await rowsOf(
    product.platform,
    `insert into facility_statement (source, number, facility_id, stated_on, fields, batch_id) values ('rspo', ?, ?, '2026-10-01', '{}', ?) returning number`,
    [rspo, facility?.id, newId()],
  )
  const row = { partner_facility_id: rspo, rspo, email, first_name: 'Anna', last_name: 'Lisowska', role: 'owner', language: 'ua' }
  const { body } = await accountBrowser(product.url).call('POST', '/api/v1/partner/import', signedRequest(JSON.stringify([row])))
  expect(body).toMatchObject({ created: 1, rows: [{ row: 1, result: 'created' }] })
  const { template_values, language } = await latestMail(product.platform, email, 'partners.mail.welcome')
  expect(language).toBe('ua')
  return { email, facilityId: facility?.id ?? '', password: template_values['password'] ?? '', link: template_values['token'] ?? '' }
}

test('J6.5 CL-11 AC-01 the first sign-in with the password of the mail only leads to an own password; then the facility is there', async () => {
  const { email, facilityId, password } = await importDirector()
  const browser = accountBrowser(product.url)
  const first = await browser.logIn(email, password)
  expect(Object.keys(first.body)).toEqual(['new_password'])
  expect([browser.cookie, browser.jwt, (await browser.call('GET', '/api/v1/account/session')).status]).toEqual([null, null, 401])

  const token = first.body.new_password
  const same = await browser.call('POST', `/api/v1/account/reset/confirm/${token}`, { password })
  expect([same.status, same.body.schema]).toEqual([422, { password: expect.any(Array) }])
  expect((await browser.call('POST', `/api/v1/account/reset/confirm/${token}`, { password: ownPassword })).status).toBe(200)
  expect((await browser.logIn(email, password)).status).toBe(401)
  await waitUntil(async () => {
    const { body } = await browser.logIn(email, ownPassword)
    return body.perms?.[facilityId]?.includes('facility-data/write')
  })
  const [account] = await rowsOf<{ source: string }>(product.platform, 'select source from accounts_account where email = ?', [email])
  expect(account?.source).toBe('partner:bobas')
})

test('CL-11 without JavaScript the one-time password leads to the page for an own one; the link of the mail does too, until one was used', async () => {
  const { email, password, link } = await importDirector()
  const form = new URLSearchParams({ email, password })
  const response = await fetch(`${product.url}/uk/logowanie`, {
    method: 'POST',
    redirect: 'manual',
    body: form,
    headers: { origin: 'http://kredka.test' },
  })
  expect([response.status, response.headers.get('location')]).toEqual([303, expect.stringMatching(/^\/uk\/nowe-haslo\/[0-9a-f]{32}$/)])
  const browser = accountBrowser(product.url)
  expect((await browser.call('POST', `/api/v1/account/reset/confirm/${link}`, { password: ownPassword })).status).toBe(200)
  const stale = (response.headers.get('location') ?? '').split('/').at(-1)
  expect((await browser.call('POST', `/api/v1/account/reset/confirm/${stale}`, { password: 'Jeszcze-inne-haslo' })).status).toBe(404)
})
