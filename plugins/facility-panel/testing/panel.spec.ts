import { expect, type Page, test } from 'playwright/test'
import { openPage } from '#config/quality/testing/open-page.ts'
import { signIn } from '#web/e2e/accounts.ts'
import { setUniqueAddress } from '#web/e2e/client-address.ts'
import { countScripts } from '#web/e2e/count-scripts.ts'
import { axeViolations } from '#web/e2e/visual-checks.ts'

const profile = '/placowka/sloneczko-przedszkole-krakow'
const pages = ['address', 'info', 'description', 'amenities', 'dayplan', 'cadre', 'recruitment'].map((name) => `facility_settings/${name}`)
const toasts = (page: Page) => page.getByTestId('toasts')
const save = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Zapisz', exact: true }).first()

/** Signs the demo's owner in; returns the address of the panel of Słoneczko. */
const openPanel = async (page: Page) => {
  await setUniqueAddress(page)
  await signIn(page.context(), 'wlasciciel@demo.test', 'Demo!2345')
  await page.goto('/user/facilities')
  const link = page.getByRole('main').getByRole('link', { name: 'Słoneczko', exact: true })
  return (await link.getAttribute('href')) ?? ''
}

// The tests edit one facility.
test.describe.configure({ mode: 'serial' })

test('OW-02 OW-12 the list of facilities leads into the panel, which begins with today; the former entry leads to the address', async ({
  page,
}) => {
  await openPanel(page)
  await page.getByRole('main').getByRole('link', { name: 'Otwórz panel: Słoneczko' }).click()
  await expect(page).toHaveURL(/\/user_facility\/[0-9a-f-]{36}$/)
  await expect(page.getByRole('navigation', { name: 'Panel placówki' }).getByRole('link', { name: 'Dziś' })).toHaveAttribute(
    'aria-current',
    'page',
  )
  await page.goto(`${page.url()}/facility_settings`)
  await expect(page).toHaveURL(/\/user_facility\/[0-9a-f-]{36}\/facility_settings\/address$/)
  const tabs = page.getByRole('navigation', { name: 'Panel placówki' })
  await page.setViewportSize({ width: 1440, height: 900 })
  const last = await tabs.getByRole('link').last().boundingBox()
  expect((last?.y ?? 900) + (last?.height ?? 0)).toBeLessThanOrEqual(900)
  for (const group of ['Placówka', 'Rodzice', 'Zarządzanie']) await expect(tabs.getByRole('list', { name: group })).toBeVisible()
  // On a phone one line names the open tab; it opens the groups, and the next page closes them.
  await page.setViewportSize({ width: 390, height: 844 })
  await expect(tabs.getByRole('link', { name: 'Kadra' })).toBeHidden()
  await tabs.getByText('Dane i adres').first().click()
  await tabs.getByRole('link', { name: 'Kadra' }).click()
  await expect(page).toHaveURL(/facility_settings\/cadre$/)
  await expect(tabs.getByRole('link', { name: 'Opinie' })).toBeHidden()
  await page.goto('/user/facilities')
  await expect(page.getByRole('main').getByRole('link', { name: 'Słoneczko', exact: true })).toBeVisible()
  await expect(page.getByText('nowa', { exact: true })).toHaveCount(0)
})

test('J2.5 OW-03 the pin moves by arrow keys; name and address wait for support with one toast, and can be withdrawn', async ({ page }) => {
  await openPage(page, `${await openPanel(page)}/facility_settings/address`)
  const latitude = page.getByLabel('Szerokość geograficzna')
  const before = Number(await latitude.inputValue())
  await page.getByRole('button', { name: /^Pinezka/ }).press('ArrowUp')
  await expect(latitude).not.toHaveValue(String(before))
  expect(Number(await latitude.inputValue()) - before).toBeCloseTo(5 / 111_195, 6)
  await page.getByLabel('Numer lokalu').fill('7')
  await save(page).click()
  await expect(toasts(page).getByText('Zapisano. Zmiany pokażemy rodzicom po potwierdzeniu.')).toHaveCount(1)
  await expect(page.getByRole('main').getByText('Zmiany czekają na potwierdzenie')).toBeVisible()
  const visitor = await page.request.get(profile)
  expect(await visitor.text()).toContain('czeka na potwierdzenie')
  await page.getByRole('button', { name: 'Wycofaj zmiany' }).click()
  await expect(page.getByRole('main').getByText('Zmiany czekają na potwierdzenie')).toHaveCount(0)
  await expect(page.getByLabel('Numer lokalu')).toHaveValue('')
})

test('OW-05 OW-13 a saved description is public at once, with exactly one toast', async ({ page }) => {
  await openPage(page, `${await openPanel(page)}/facility_settings/description`)
  const area = page.getByRole('textbox', { name: /Opis placówki/ })
  const text = `${(await area.inputValue()).replace(/ Wersja \d+\.$/, '')} Wersja ${Date.now()}.`
  await area.fill(text)
  await save(page).click()
  await expect(toasts(page).getByRole('status')).toHaveCount(1)
  await expect.poll(async () => (await page.request.get(profile)).text()).toContain(text.slice(-24))
})

test('OW-14 the second of two tabs is shown both values, and nothing is overwritten in silence', async ({ page }) => {
  const panel = await openPanel(page)
  await openPage(page, `${panel}/facility_settings/info`)
  const other = await page.context().newPage()
  await openPage(other, `${panel}/facility_settings/info`)
  const mine = `${Date.now()} zł`
  const theirs = `${Date.now() + 1} zł`
  await other.getByLabel('Czesne').fill(theirs)
  await save(other).click()
  await expect(toasts(other).getByRole('status')).toHaveCount(1)
  await page.getByLabel('Czesne').fill(mine)
  await save(page).click()
  const versions = page.getByRole('region', { name: 'Są dwie wersje' })
  await expect(versions).toContainText(theirs)
  await expect(versions).toContainText(mine)
  await expect(page.getByLabel('Czesne')).toHaveValue(mine)
  await page.getByRole('button', { name: 'Weź zapisane' }).click()
  await expect(page.getByLabel('Czesne')).toHaveValue(theirs)
})

test('OW-13 unsaved changes are guarded, and come back after a reload', async ({ page }) => {
  await openPage(page, `${await openPanel(page)}/facility_settings/info`)
  await page.getByLabel('Czesne').fill('niezapisane')
  page.once('dialog', (dialog) => dialog.accept())
  await page.reload()
  await expect(page.getByLabel('Czesne')).toHaveValue('niezapisane')
})

test('OW-08 overlapping entries of the day plan are pointed out', async ({ page }) => {
  await openPage(page, `${await openPanel(page)}/facility_settings/dayplan`)
  await page.getByLabel('Koniec').first().fill('08:45')
  await expect(page.getByText('nakładają się w czasie')).toBeVisible()
})

test('OW-01 strangers see no panel, visitors the sign-in page', async ({ page, browser }) => {
  const panel = await openPanel(page)
  const visitor = await (await browser.newContext()).newPage()
  await setUniqueAddress(visitor)
  await visitor.goto(`${panel}/settings`)
  await expect(visitor.getByRole('main')).toContainText('Zaloguj się')
  await signIn(visitor.context(), 'rodzic@demo.test', 'Demo!2345')
  expect((await visitor.goto(`${panel}/settings`))?.status()).toBe(403)
})

test('J11 a right lost, or a facility deleted, while the panel is open: the save says so, and the text stays', async ({ page }) => {
  const panel = await openPanel(page)
  const refuse = async (pattern: RegExp, status: number, code: string) => {
    await page.unroute(/.*/)
    await page.route(pattern, (route) =>
      ['PATCH'].includes(route.request().method())
        ? route.fulfill({ status, json: { code, message: 'Brak uprawnień' } })
        : route.fallback(),
    )
  }
  const main = page.getByRole('main')
  await refuse(/api\/v1\/facility\/list\//, 403, 'error/insufficient-permissions')
  await openPage(page, `${panel}/facility_settings/info`)
  await page.getByLabel('Czesne').fill('zostaje')
  await save(page).click()
  await expect(main.getByText('Nie możesz już edytować tej placówki')).toBeVisible()
  await expect(page.getByLabel('Czesne')).toHaveValue('zostaje')
  await refuse(/api\/v1\/facility\/list\//, 404, 'error/facility-not-found')
  await page.getByLabel('Czesne').fill('zostaje nadal')
  await save(page).click()
  await expect(main.getByText('Tej placówki już nie ma')).toBeVisible()
  await expect(main.getByRole('link', { name: 'Moje placówki' })).toHaveAttribute('href', '/user/facilities')
  await expect(page.getByLabel('Czesne')).toHaveValue('zostaje nadal')

  await refuse(/api\/v1\/employee\//, 404, 'error/employee-not-found')
  page.once('dialog', (dialog) => dialog.accept())
  await openPage(page, `${panel}/facility_settings/cadre`)
  await main
    .getByRole('button', { name: /^Zmień:/ })
    .first()
    .click()
  await main.getByLabel('Stanowisko').first().fill('zostaje też')
  await save(page).click()
  await expect(main.getByText('Nie udało się zapisać tej osoby')).toBeVisible()
  await expect(main.getByLabel('Stanowisko').first()).toHaveValue('zostaje też')
})

test('OW-15 /panel-wizytowki has a sign-in page and a layout of its own, with the pages of the panel as steps', async ({ page }) => {
  await setUniqueAddress(page)
  await openPage(page, '/panel-wizytowki')
  await expect(page).toHaveURL('/panel-wizytowki/logowanie?back=%2Fpanel-wizytowki')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Panel placówki')
  // Its top has the way home, help, language and appearance, and no navigation of the site.
  const top = page.getByRole('banner')
  await expect(top.getByRole('link')).toHaveText(['Kredka', 'Pomoc'])
  await expect(top.getByRole('button')).toHaveCount(2)
  await expect(page.getByRole('contentinfo').getByRole('link')).toHaveText(['Українська', 'English'])
  expect(await axeViolations(page)).toEqual([])
  await page.getByLabel('E-mail').fill('wlasciciel@demo.test')
  await page.getByLabel('Hasło', { exact: true }).fill('Demo!2345')
  await page.getByRole('main').getByRole('button', { name: 'Zaloguj się', exact: true }).click()
  await expect(page).toHaveURL(/\/panel-wizytowki\/edycja\/dane-i-adres\?facility=[0-9a-f-]{36}$/)
  await expect(page.getByRole('navigation', { name: 'Główne menu' })).toHaveCount(0)
  const steps = page.getByRole('navigation', { name: 'Kroki profilu' }).getByRole('link')
  await expect(steps).toHaveCount(9)
  const paths = await steps.evaluateAll((links) =>
    links.map((link) => new URL((link as HTMLAnchorElement).href).pathname.split('/').at(-1)),
  )
  expect(paths).toEqual([
    'dane-i-adres',
    'podstawowe-informacje',
    'opis',
    'udogodnienia',
    'zajecia-dodatkowe',
    'galeria',
    'kadra',
    'plan-dnia',
    'rekrutacja',
  ])
  for (const path of paths) {
    await page.setViewportSize({ width: 320, height: 700 })
    await page.locator(`nav a[href*='/edycja/${path}?']`).first().click()
    await expect(page).toHaveURL(new RegExp(`/edycja/${path}\\?facility=`))
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    expect([path, await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)]).toEqual([path, 0])
  }
  const missing = page.getByRole('region', { name: 'Jakość profilu' }).getByRole('link').first()
  if ((await missing.count()) > 0) await expect(missing).toHaveAttribute('href', /^\/panel-wizytowki\/edycja\//)
})

test('PR-04 OW-16 empty sections of a profile are there for those who may edit it alone; a widened limit opens its field', async ({
  page,
  browser,
}) => {
  await setUniqueAddress(page)
  const { jwt } = await signIn(page.context(), 'support@demo.test', 'Demo!2345')
  const bajka = '/placowka/bajka-przedszkole-krakow'
  // Public pages know the user from a page behind the login.
  await openPage(page, '/user/profile')
  await openPage(page, bajka)
  const section = page.getByRole('heading', { level: 2, name: 'Plan dnia' }).locator('..')
  await expect(section).toContainText('Uzupełnij')
  await section.getByRole('button').click()
  await expect(page).toHaveURL(/\/user_facility\/[0-9a-f-]{36}\/facility_settings\/dayplan\??$/)

  // A limit that support widens opens the field that it has locked, in the open page.
  await openPage(page, page.url().replace(/dayplan\??$/, 'recruitment'))
  await expect(page.getByRole('region', { name: 'O rekrutacji' })).toContainText('pakiecie')
  const setFree = async (value_free: boolean) => {
    const headers = { authorization: `Bearer ${jwt}`, origin: new URL(page.url()).origin }
    expect((await page.request.patch('/api/v1/user-limit/list/recruitment_text', { headers, data: { value_free } })).status()).toBe(200)
  }
  await setFree(true)
  await expect(page.getByRole('textbox', { name: /O rekrutacji/ })).toBeVisible()
  await setFree(false)
  await expect(page.getByRole('textbox', { name: /O rekrutacji/ })).toHaveCount(0)
  const visitor = await (await browser.newContext()).newPage()
  await setUniqueAddress(visitor)
  await openPage(visitor, bajka)
  await expect(visitor.getByRole('heading', { level: 2, name: 'Plan dnia' })).toHaveCount(0)
})

test('every page of the panel is accessible, fits 320 px, and needs at most 240 KB of script', async ({ page }) => {
  test.slow()
  const panel = await openPanel(page)
  const fresh = await page.context().newPage()
  const scripts = countScripts(fresh)
  await fresh.setViewportSize({ width: 320, height: 700 })
  await fresh.route('**', (route) => route.continue({ headers: { ...route.request().headers(), 'cache-control': 'no-cache' } }))
  for (const name of [...pages, 'profile', 'settings']) {
    await scripts.reset()
    await openPage(fresh, `${panel}/${name}`)
    expect([name, await fresh.evaluate(() => document.documentElement.scrollWidth - innerWidth)]).toEqual([name, 0])
    expect([name, await axeViolations(fresh)]).toEqual([name, []])
    const bytes = await scripts.bytes()
    expect([name, bytes > 0, bytes <= 240 * 1024]).toEqual([name, true, true])
  }
})
