import { type Browser, expect, test } from 'playwright/test'
import { registerAccount, signIn } from './accounts.ts'
import { setUniqueAddress, uniqueAddressHeaders } from './client-address.ts'

const text = 'Panie są cierpliwe, córka po tygodniu biegła do sali, obiady gotowane na miejscu.'
const written = {
  score_cleanliness: 5,
  score_staff: 4,
  score_food: 3,
  pros: [],
  cons: [],
  text,
  author_first_name: 'Anna',
  author_last_name: 'Nowak',
  relation: 'parent_current',
  attended_from: '2025-09',
  evidence_ids: [],
  declaration: true,
  language: 'pl',
}

const userOf = async (browser: Browser, email: string, password?: string) => {
  const page = await (await browser.newContext()).newPage()
  await setUniqueAddress(page)
  const { jwt } = await signIn(page.context(), email, password)
  const call = async (method: string, path: string, data?: object) => {
    const headers = { ...uniqueAddressHeaders(), authorization: `Bearer ${jwt}` }
    // The server may close a connection that was idle meanwhile.
    const response = await page.request.fetch(path, { method, headers, maxRetries: 3, ...(data && { data }) })
    return { status: response.status(), body: await response.json() }
  }
  return { page, call }
}

test('J4.5 J4.6 RP-05 an author appeals against a rejected opinion; the first decider cannot decide, somebody else makes it public', async ({
  browser,
  page: visitor,
}) => {
  test.slow()
  // Another one than that of a first attempt of this test, which may be still open.
  const appeal = `To imię naszego kota ${Date.now()}.`
  const author = await userOf(browser, await registerAccount(visitor.request))
  await visitor.goto('/przedszkola/mazowieckie/warszawa')
  const facility_id = await visitor.locator('[data-facility]').nth(3).getAttribute('data-facility')
  const opinion = await author.call('POST', '/api/v1/opinion', { ...written, facility_id })
  expect(opinion.status, JSON.stringify(opinion.body)).toBeLessThan(300)
  const first = await userOf(browser, 'support@demo.test', 'Demo!2345')
  const refusal = { reason: 'child_privacy', note: 'Imię dziecka.' }
  expect((await first.call('POST', `/api/v1/opinion/${opinion.body.id}/decline`, refusal)).status).toBe(200)

  const { page } = author
  await page.goto(`/user/user_opinions/${opinion.body.id}`)
  await page.getByRole('link', { name: 'Uzasadnienie i odwołanie' }).click()
  const main = page.getByRole('main')
  await expect(main).toContainText('Imię dziecka.')
  await main.getByLabel(/Dlaczego decyzja jest błędna/).fill(appeal)
  await main.getByRole('button', { name: 'Wyślij odwołanie' }).click()
  await expect(main).toContainText('odwołanie w toku')

  const { items } = (await first.call('GET', '/api/v1/moderation?kind=appeal')).body
  const appeals = await Promise.all(
    items.map(async ({ id }: { readonly id: string }) => (await first.call('GET', `/api/v1/moderation/${id}`)).body),
  )
  const mine = appeals.find(({ subject }) => subject?.appeal?.text === appeal)
  expect(mine.may_decide).toBe(false)
  await first.page.goto(`/support/shadow?kind=appeal&review=${mine.id}`)
  await expect(first.page.getByText('O odwołaniu decyduje ktoś inny')).toBeVisible()
  await expect(first.page.getByRole('button', { name: 'Zapisz decyzję' })).toHaveCount(0)
  const decision = { outcome: 'overturned', note: 'To nie imię dziecka.' }
  expect((await first.call('POST', `/api/v1/appeal/${mine.subject_id}/decide`, decision)).status).toBe(403)
  expect((await visitor.request.get(`/api/v1/opinion/${opinion.body.id}`)).status()).toBe(404)

  const second = await userOf(browser, 'support2@demo.test', 'Demo!2345')
  await second.page.goto(`/support/shadow?kind=appeal&review=${mine.id}`)
  await second.page.getByLabel('Zmieniamy: treść wraca').check()
  await second.page.getByLabel(/^Uzasadnienie/).fill('To nie imię dziecka.')
  await second.page.getByRole('button', { name: 'Zapisz decyzję' }).click()
  await expect(second.page.getByTestId('toasts').getByRole('status')).toContainText('Decyzja zapisana')
  expect((await visitor.request.get(`/api/v1/opinion/${opinion.body.id}`)).status()).toBe(200)
  expect((await (await visitor.request.get(`/api/v1/opinion/stats/${facility_id}`)).json()).count).toBeGreaterThan(0)
  await page.reload()
  await expect(main).toContainText('Treść znów jest widoczna.')
})
