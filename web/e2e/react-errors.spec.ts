import { expect, test } from 'playwright/test'
import { languages } from '#core/kernel/language.ts'
import { isPrivate } from '#web/runtime/href.ts'
import { registerAccount, signIn } from './accounts.ts'
import { setUniqueAddress, uniqueAddressHeaders } from './client-address.ts'
import { openRoutes } from './open-routes.ts'
import { prefixes } from './screens.ts'

test.beforeEach(({ page }) => setUniqueAddress(page))

/** Demo accounts that together see every private page. */
const accounts = ['rodzic', 'wlasciciel', 'nauczyciel', 'support'] as const
/** Private pages that no link leads to. */
const start = ['/user/profile', '/user/security', '/user/sessions', '/support', '/support/import', '/user/searches/new', '/zglos-placowke']
/** Public pages of an account: tasks on a facility, whose links are on its profile. */
const isTask = (path: string) => /^(\/uk|\/en)?\/(placowka\/[^/]+(\/(?!opinie$|kontakt$).*)?|zglos\/.+)$/.test(path)

for (const name of accounts)
  test(`SH-08 IN-01 private pages of ${name}@demo.test are hydrated without an error of React in three languages`, async ({ page }) => {
    test.setTimeout(600_000)
    const { id, jwt } = await signIn(page.context(), `${name}@demo.test`, 'Demo!2345')
    const speak = async (language: string) => {
      const headers = { ...uniqueAddressHeaders(), authorization: `Bearer ${jwt}` }
      expect(await page.request.patch(`/api/v1/account/account/${id}`, { data: { language }, headers })).toBeOK()
    }
    const found: string[] = []
    for (const language of languages.toReversed()) {
      await speak(language)
      const prefix = prefixes[language === 'ua' ? 'uk' : language]
      const profiles = [`${prefix}/placowka/bajka-przedszkole-krakow`, `${prefix}/placowka/sloneczko-przedszkole-krakow`]
      const { opened, errors } = await openRoutes(page, {
        start: [...start, ...profiles],
        opens: (path) => isPrivate(path) || isTask(path),
      })
      console.log(language, [...opened].join(' '))
      found.push(...errors.map((error) => `${language} ${error}`))
      expect(opened.size).toBeGreaterThan(15)
      page.removeAllListeners('pageerror')
      page.removeAllListeners('console')
    }
    expect(found).toEqual([])
  })

for (const [language, prefix] of Object.entries(prefixes))
  test(`SH-08 IN-01 islands of all public pages are hydrated without an error of React, in ${language}`, async ({ page }) => {
    test.setTimeout(600_000)
    await signIn(page.context(), await registerAccount(page.request))
    const { opened, errors } = await openRoutes(page, {
      start: [prefix || '/'],
      opens: (path) => !isPrivate(path) && !isTask(path) && (prefix === '' || path.startsWith(prefix)),
    })
    console.log(language, [...opened].join(' '))
    expect(opened.size).toBeGreaterThan(25)
    expect(errors).toEqual([])
  })
