import { expect, test } from 'playwright/test'
import { htmlErrors } from '#config/quality/testing/html-errors.ts'
import { type Language, tagOf } from '#core/kernel/language.ts'
import { isPrivate } from '#web/runtime/href.ts'
import { registerAccount, signIn } from './accounts.ts'
import { setUniqueAddress, uniqueAddressHeaders } from './client-address.ts'
import { openRoutes } from './open-routes.ts'
import { prefixes } from './screens.ts'

test.beforeEach(({ page }) => setUniqueAddress(page))

/** Tasks on a facility, which only a signed-in user can do; their links are on its profile. */
const isTask = (path: string) => /^(\/uk|\/en)?\/(placowka\/[^/]+(\/(?!opinie$|kontakt$).*)?|zglos\/.+)$/.test(path)
const isPanel = (path: string) => /^\/(user_facility\/|user\/facilities|user\/pakiet)/.test(path)

interface Area {
  /** Demo account that sees the area. */
  readonly account: string
  readonly start: readonly string[]
  readonly opens: (path: string) => boolean
  /** Number of pages that it has at least. */
  readonly pages: number
}

const areas: Readonly<Record<string, Area>> = {
  account: {
    account: 'rodzic',
    start: [
      '/user/profile',
      '/user/security',
      '/user/sessions',
      '/user/searches/new',
      '/zglos-placowke',
      '/placowka/bajka-przedszkole-krakow',
    ],
    opens: (path) => (isPrivate(path) && !isPanel(path) && !path.startsWith('/support')) || isTask(path),
    pages: 25,
  },
  panel: {
    account: 'wlasciciel',
    start: ['/user/facilities'],
    opens: isPanel,
    pages: 15,
  },
  support: {
    account: 'support',
    start: ['/support', '/support/import'],
    opens: (path) => path.startsWith('/support'),
    pages: 11,
  },
}

// One language is enough: pages differ by language in texts alone, and Ukrainian is the one of which browsers and
// servers may know different forms.
const language = 'ua'

for (const [name, { account, start, opens, pages }] of Object.entries(areas))
  test(`SH-20 IN-01 pages of the area ${name} are valid HTML and hydrated without an error of React, in Ukrainian`, async ({ page }) => {
    const { id, jwt } = await signIn(page.context(), `${account}@demo.test`, 'Demo!2345')
    const headers = { ...uniqueAddressHeaders(), authorization: `Bearer ${jwt}` }
    const speak = (language: Language) => page.request.patch(`/api/v1/account/account/${id}`, { data: { language }, headers })
    expect(await speak(language)).toBeOK()
    const { opened, errors } = await openRoutes(page, { start, opens })
    expect(await page.locator('html').getAttribute('lang')).toBe(tagOf[language])
    expect([...opened].length, [...opened].join(' ')).toBeGreaterThanOrEqual(pages)
    expect(errors).toEqual([])
    // Other tests expect demo accounts to be Polish.
    expect(await speak('pl')).toBeOK()
  })

test('SH-20 IN-01 public pages are valid HTML, and their islands hydrated without an error of React, in Ukrainian', async ({ page }) => {
  const prefix = prefixes.uk
  await signIn(page.context(), await registerAccount(page.request))
  const opens = (path: string) => !isPrivate(path) && !isTask(path) && path.startsWith(prefix)
  const { opened, errors } = await openRoutes(page, { start: [prefix], opens })
  expect(opened.size).toBeGreaterThan(25)
  expect(await htmlErrors(await (await page.request.get(`${prefix}/okna`)).text())).toEqual([])
  expect(errors).toEqual([])
})
