import { expect, test } from 'playwright/test'
import { goodPassword, newAddress, openUserCard, pathOf, signIn, signInNewUser, userCard, waitForMailLinks } from './accounts.ts'
import { setUniqueAddress } from './client-address.ts'

// J10 Ukrainian speaker, steps 4 and 6, for accounts.
test.beforeEach(({ page }) => setUniqueAddress(page))
test.slow()

test('J10.4 IN-05 after registering in Ukrainian the errors, the mail, its page and messages after signing in are Ukrainian', async ({
  page,
}) => {
  const email = newAddress('olena')
  const main = page.getByRole('main')
  await page.goto('/uk/rejestracja')
  const go = main.getByRole('button', { name: 'Зареєструватися' })
  await go.click()
  const errors = main.locator('[id^=rejestracja-][id$=-blad]')
  await expect(errors).toHaveCount(5)
  for (const text of await errors.allInnerTexts()) expect(text).toMatch(/^[^a-z]*[а-яіїєґ][^a-z]*$/i)
  await main.getByLabel('Ім’я').fill('Олена')
  await main.getByLabel('Прізвище').fill('Коваль')
  await main.getByLabel('Електронна пошта', { exact: true }).fill(email)
  await main.getByLabel('Пароль', { exact: true }).fill(goodPassword)
  await main.getByLabel('Приймаю').check()
  await go.click()
  await expect(main.getByRole('heading', { name: 'Перевірте пошту' })).toBeVisible()

  const [link] = await waitForMailLinks(page.request, email, 'accounts.mail.activate')
  const [mail] = (await (await page.request.get('/dev/mails.json', { params: { to: email } })).json()) as {
    language: string
    subject: string
  }[]
  expect([mail?.language, mail?.subject]).toEqual(['ua', 'Підтвердьте свою адресу'])
  await page.goto(pathOf(link))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Обліковий запис підтверджено')
  expect(await page.locator('html').getAttribute('lang')).toBe('uk')

  await signIn(page.context(), email)
  await page.goto('/user/profile')
  await main.getByLabel('Ім’я').fill('Оленка')
  await main.getByRole('button', { name: 'Зберегти', exact: true }).click()
  await expect(page.getByTestId('toasts').getByText('Готово')).toBeVisible()
})

test('J10.6 AU-07 IN-04 the chosen language is saved in the account: a second browser uses it after signing in', async ({
  page,
  browser,
  baseURL,
}) => {
  const email = await signInNewUser(page, {}, '/user/profile')
  await page.goto('/zrodla-danych')
  await openUserCard(page)
  await userCard(page)
    .getByRole('button', { name: /zmień język/ })
    .click()
  await page
    .getByRole('dialog')
    .getByRole('link', { name: /Українська/ })
    .click()
  await expect(page).toHaveURL(/\/uk\/zrodla-danych$/)

  const second = await browser.newContext({ ...(baseURL && { baseURL }), locale: 'pl-PL' })
  const other = await second.newPage()
  await setUniqueAddress(other)
  await other.goto('/logowanie')
  const main = other.getByRole('main')
  await main.getByLabel('E-mail').fill(email)
  await main.getByLabel('Hasło', { exact: true }).fill(goodPassword)
  await main.getByRole('button', { name: 'Zaloguj się', exact: true }).click()
  await expect(other).toHaveURL(/\/uk$/)
  await other.goto('/user/profile')
  await expect(other.getByRole('heading', { level: 1 })).toHaveText('Профіль')
  await other.goto('/placowka/tecza-zlobek-warszawa')
  await expect(other).toHaveURL(/\/uk\/placowka\/tecza-zlobek-warszawa$/)
  await other.request.post(`/api/v1/account/reset/request/${email}`, { headers: { origin: baseURL ?? '' } })
  await waitForMailLinks(page.request, email, 'accounts.mail.reset')
  const [mail] = (await (await page.request.get('/dev/mails.json', { params: { to: email } })).json()) as { language: string }[]
  expect(mail?.language).toBe('ua')
  await second.close()
})

test('AU-07 changing the language in the profile form changes the page immediately', async ({ page }) => {
  await signInNewUser(page, {}, '/user/profile')
  const profile = page.getByRole('region', { name: 'O Tobie' })
  await profile.getByLabel('W jakim języku do Ciebie pisać?').selectOption('ua')
  await profile.getByRole('button', { name: 'Zapisz', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Профіль')
  expect(await page.locator('html').getAttribute('lang')).toBe('uk')
})

test('J10.4 IN-05 mail and calendar file of a presentation booked in Ukrainian are Ukrainian', async ({ request }) => {
  const to = newAddress('kalendarz')
  const { slots } = (await (await request.get('/api/v1/presentation/slots')).json()) as { slots: readonly { slot: string }[] }
  const data = { slot: slots.at(-3)?.slot, name: 'Олена Коваль', email: to, phone: '601 602 603', language: 'ua' }
  expect(await request.post('/api/v1/presentation', { data, headers: { 'x-forwarded-for': '198.19.4.4' } })).toBeOK()
  await waitForMailLinks(request, to, 'contact.mail.booked')
  const [mail] = (await (await request.get('/dev/mails.json', { params: { to } })).json()) as {
    id: string
    language: string
    subject: string
  }[]
  expect([mail?.language, /[а-яіїєґ]/.test(mail?.subject ?? '')]).toEqual(['ua', true])
  const calendar = (await (await request.get(`/dev/mails/${mail?.id}/attachment/0`)).text()).replace(/\r\n /g, '')
  expect(calendar).toMatch(/^SUMMARY:[^\n]*[а-яіїєґ]/m)
  expect(calendar).not.toMatch(/[ąćęłńóśźż]/i)
})
