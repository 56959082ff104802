import { afterAll, beforeAll, expect, test } from 'vitest'
import { accountBrowser } from '../testing/account-browser.ts'
import { makeMember } from '../testing/member.ts'
import { type TestPlatform, testPlatform } from '../testing/platform.ts'
import { type ServedRows, servedRows } from '../testing/served-rows.ts'

let platform: TestPlatform
let served: ServedRows
beforeAll(async () => {
  platform = await testPlatform({ installation: { publicUrl: 'http://127.0.0.1:3000', production: false } })
  served = await servedRows(platform)
})
afterAll(async () => {
  served.end()
  await platform.end()
})

test('AU-14 a site whose host is an IP address has no passkeys, and says so', async () => {
  const { browser, password } = await makeMember(platform, served.url)
  const refused = { status: 409, body: { code: 'error/passkeys-impossible' } }
  expect(await browser.call('POST', '/api/v1/account/passkey/options', { password })).toMatchObject(refused)
  expect(await accountBrowser(served.url).call('POST', '/api/v1/account/passkey/login/options')).toMatchObject(refused)
})
