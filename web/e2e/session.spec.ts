import { expect, type Page, test } from 'playwright/test'
import { openPage, pageIsReady } from '#config/quality/testing/open-page.ts'
import { goodPassword, registerAccount, signIn, signInNewUser, userButton, userCard } from './accounts.ts'
import { setUniqueAddress } from './client-address.ts'

test.beforeEach(({ page }) => setUniqueAddress(page))

const refreshes = (page: Page) => {
  const requests: string[] = []
  page.context().on('request', (request) => request.url().endsWith('/account/refresh') && requests.push(request.url()))
  return requests
}

test('SH-01 offers visitors to sign in, on phones in the menu too, and neither loads scripts of sessions nor asks for one', async ({
  page,
}) => {
  const requests: string[] = []
  page.on('request', (request) => requests.push(new URL(request.url()).pathname))
  await openPage(page, '/zrodla-danych')
  const header = page.locator('header')
  await expect(header.getByRole('link', { name: 'Zaloguj się' })).toHaveAttribute('href', '/logowanie')
  await expect(header.getByRole('link', { name: 'Załóż konto' })).toHaveAttribute('href', '/rejestracja')
  expect(requests.filter((path) => /^\/api\/|session|overview|account-in-layout|current-user/.test(path))).toEqual([])
  await page.setViewportSize({ width: 390, height: 800 })
  await expect(header.getByRole('link', { name: 'Zaloguj się' }).first()).toBeVisible()
  await expect(header.getByRole('link', { name: 'Załóż konto' })).toHaveCount(0)
  await header.locator('summary').click()
  await expect(header.getByRole('link', { name: 'Załóż konto' })).toBeVisible()
})

test('AU-09 the user is there before any script, and after a reload; signing in or out in one tab changes the others', async ({ page }) => {
  test.slow()
  await signInNewUser(page)
  const open = await page.context().newPage()
  const own = await page.context().newPage()
  await open.goto('/zrodla-danych')
  await open.route('**/*.js', (route) => route.abort())
  await open.reload()
  await expect(userButton(open)).toBeVisible()
  await expect(open.locator('header').getByRole('link', { name: 'Zaloguj się' })).toHaveCount(0)
  await open.unroute('**/*.js')
  await open.reload()
  await expect(userButton(open)).toContainText('Joanna')
  await openPage(own, '/user/sessions')
  const somebodyElse = () => {
    const user = JSON.parse(localStorage.getItem('user') ?? '{}')
    new BroadcastChannel('session').postMessage({ ...user, id: 'other' })
  }
  let reloaded = false
  own.once('load', () => {
    reloaded = true
  })
  // The page listens from the moment on in which its session script has loaded.
  await expect
    .poll(async () => {
      await open.evaluate(somebodyElse)
      return reloaded
    })
    .toBe(true)
  await pageIsReady(own)
  await userButton(page).click()
  await userCard(page).getByRole('button', { name: 'Wyloguj się' }).click()
  await expect(open.locator('header').getByRole('link', { name: 'Zaloguj się' })).toBeVisible()
  await expect(own).toHaveURL(/\/logowanie\?back=%2Fuser%2Fsessions$/)
  await expect(page).toHaveURL(/\/logowanie\?back=/)
  await page.goto('/user/profile')
  await expect(page).toHaveURL(/\/logowanie\?back=/)
})

test('AU-03 parallel calls make one refresh after a reload and after the bearer token expired', async ({ page }) => {
  test.slow()
  const requests = refreshes(page)
  await signInNewUser(page, {}, '/user/sessions')
  await expect.poll(() => requests.length).toBe(1)
  await pageIsReady(page)
  let expired = 0
  await page.route('**/api/v1/facility/owned', (route) => {
    // The first call of the open card gets the error for an expired token.
    if (expired++ > 0) return route.continue()
    return route.fulfill({ status: 401, contentType: 'application/problem+json', body: '{"status":401,"code":"error/expired-jwt"}' })
  })
  await page.reload()
  await expect.poll(() => requests.length).toBe(2)
  await pageIsReady(page)
  await userButton(page).click()
  await expect(userCard(page).getByRole('link', { name: 'Profil' })).toBeVisible()
  await expect.poll(() => expired).toBe(2)
  expect(requests.length).toBe(3)
  await expect(userButton(page)).toContainText('Joanna')
})

test('AU-03 a session ended elsewhere redirects the private page to the login page', async ({ page, browser }) => {
  const email = await signInNewUser(page, {}, '/user/profile')
  const elsewhere = await browser.newContext()
  const { jwt } = await signIn(elsewhere, email)
  await elsewhere.request.delete('/api/v1/account/session', { headers: { authorization: `Bearer ${jwt}` } })
  await page.reload()
  await expect(page).toHaveURL(/\/logowanie\?back=%2Fuser%2Fprofile$/)
  await expect(page.locator('header').getByRole('link', { name: 'Zaloguj się' })).toBeVisible()
  await elsewhere.close()
})

test('a public page has the same bytes for signed-in users', async ({ page, playwright, baseURL }) => {
  await signIn(page.context(), await registerAccount(page.request))
  const anonymous = await playwright.request.newContext(baseURL === undefined ? {} : { baseURL })
  for (const path of ['/', '/zlobki/mazowieckie/warszawa', '/placowka/tecza-zlobek-warszawa', '/uk/zrodla-danych']) {
    const mine = await page.request.get(path)
    const everyones = await anonymous.get(path)
    expect([path, mine.status(), (await mine.body()).equals(await everyones.body())]).toEqual([path, 200, true])
  }
  await anonymous.dispose()
})

test('AU-11 AU-15 a private page redirects to the login page and back; `back` accepts only paths of this site', async ({ page }) => {
  test.slow()
  const email = await registerAccount(page.request)
  const logIn = async () => {
    const main = page.getByRole('main')
    await main.getByLabel('E-mail').fill(email)
    await main.getByLabel('Hasło', { exact: true }).fill(goodPassword)
    await main.getByRole('button', { name: 'Zaloguj się', exact: true }).click()
  }
  await page.goto('/user')
  await expect(page).toHaveURL(/\/logowanie\?back=%2Fuser$/)
  await page.goto('/user/profile')
  await expect(page).toHaveURL(/\/logowanie\?back=%2Fuser%2Fprofile$/)
  await logIn()
  await expect(page).toHaveURL(/\/user\/profile$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Profil')
  await userButton(page).click()
  await userCard(page).getByRole('button', { name: 'Wyloguj się' }).click()
  await expect(page).toHaveURL(/\/logowanie/)
  await page.goto('/logowanie?back=//evil.test/user')
  await logIn()
  await expect(page).toHaveURL(/^http:\/\/localhost:\d+\/$/)
  await expect(userButton(page)).toContainText('Joanna')
})

test('AU-16 an empty sign-in shows an error; AU-02 a wrong password shows an error in the form', async ({ page }) => {
  await page.goto('/logowanie')
  const main = page.getByRole('main')
  await main.getByRole('button', { name: 'Zaloguj się', exact: true }).click()
  await expect(main.getByRole('alert')).toContainText('Niepełne dane logowania')
  await main.getByLabel('E-mail').fill('nikt@demo.test')
  await main.getByLabel('Hasło', { exact: true }).fill('nie to hasło')
  await main.getByRole('button', { name: 'Zaloguj się', exact: true }).click()
  await expect(main.getByRole('alert')).toContainText('E-mail lub hasło się nie zgadza')
})

test('SH-01 signing in by the navigation bar stays on the page: in a dialog, by keyboard, in the page’s language; Escape cancels', async ({
  page,
  request,
}) => {
  test.slow()
  const email = await registerAccount(request)
  await openPage(page, '/en/zrodla-danych')
  const link = page.locator('header').getByRole('link', { name: 'Sign in' })
  await link.focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog').filter({ has: page.getByLabel('Password', { exact: true }) })
  await expect(dialog.getByRole('link', { name: 'Create an account' })).toHaveAttribute('href', '/en/rejestracja')
  await page.keyboard.press('Escape')
  await expect(link).toBeFocused()
  await link.click()
  await dialog.getByLabel('Email').fill(email)
  await dialog.getByLabel('Password', { exact: true }).fill(goodPassword)
  await page.keyboard.press('Enter')
  await expect(userButton(page)).toContainText('Joanna')
  await expect(dialog).toBeHidden()
  await expect(page).toHaveURL(/\/en\/zrodla-danych$/)
})

test('decisions §0.18 a signed-in user sees the own language; ST-04 the page about cookies names all that a browser stores for a signed-in user', async ({
  page,
}) => {
  test.slow()
  await signInNewUser(page, { language: 'en' })
  await page.goto('/zrodla-danych?a=1#x')
  await expect(page).toHaveURL(/\/en\/zrodla-danych\?a=1#x$/)
  const entries = await page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)])
  const cookies = (await page.context().cookies()).map(({ name }) => name)
  expect(entries).toEqual(expect.arrayContaining(['user', 'twin']))
  expect(cookies.toSorted()).toEqual(['device', 'refresh_token'])
  await page.goto('/en/cookies')
  for (const name of [...entries, ...cookies]) await expect(page.getByRole('main')).toContainText(name)
})
