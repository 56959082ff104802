import { type Browser, expect, test } from 'playwright/test'
import { onePixel } from '#plugins/uploads/testing/sample-forms.ts'
import { goodPassword, openUserCard, pathOf, registerAccount, signIn, userCard, waitForMailLinks } from '#web/e2e/accounts.ts'
import { setUniqueAddress, uniqueAddressHeaders } from '#web/e2e/client-address.ts'
import { axeViolations } from '#web/e2e/visual-checks.ts'

const pageOf = async (browser: Browser, email: string, password: string) => {
  const page = await (await browser.newContext()).newPage()
  await setUniqueAddress(page)
  const { jwt } = await signIn(page.context(), email, password)
  return { page, jwt }
}
type SignedIn = Awaited<ReturnType<typeof pageOf>>

/** Calls the API as the user of a page does. */
const call = async ({ page, jwt }: SignedIn, method: string, path: string, body: object | FormData) => {
  const headers = { ...uniqueAddressHeaders(), authorization: `Bearer ${jwt}` }
  const response = await page.request.fetch(path, { method, headers, ...(body instanceof FormData ? { multipart: body } : { data: body }) })
  const text = await response.text()
  expect(response.status(), `${path}: ${text}`).toBeLessThan(300)
  return JSON.parse(text)
}

const proof = () => {
  const form = new FormData()
  form.set('purpose', 'proof')
  form.set('file', new File([onePixel], 'wpis.png', { type: 'image/png' }))
  return form
}

/** Submits a claim for a facility of the list that no other test uses; returns the facility's id and name. */
const submitClaim = async (claimantPage: SignedIn, email: string) => {
  const { page } = claimantPage
  await page.goto('/przedszkola/mazowieckie/warszawa')
  await page.locator('[data-facility] a').first().click()
  await page.waitForURL(/\/placowka\//)
  const name = await page.getByRole('heading', { level: 1 }).innerText()
  const action = await page.locator('form[action^="/zglos-placowke/"]').first().getAttribute('action')
  const facility_id = action?.split('/').at(-1) ?? ''
  const claimant = { role: 'owner', first_name: 'Joanna', last_name: 'Wierzba', position: 'dyrektorka', phone: '601602603', email }
  const { id } = await call(claimantPage, 'POST', '/api/v1/claim', { facility_id, ...claimant })
  await call(claimantPage, 'PATCH', `/api/v1/claim/${id}`, { verified_data: {}, location: { longitude: 21.01, latitude: 52.23 } })
  const upload = await call(claimantPage, 'POST', '/api/v1/upload', proof())
  await call(claimantPage, 'POST', `/api/v1/claim/${id}/document`, { upload_id: upload.id, kind: 'registry_entry' })
  await call(claimantPage, 'POST', `/api/v1/claim/${id}/submit`, {})
  return { facility_id, name }
}

/** Writes an opinion with a telephone number about another facility of the same list; returns the facility's name. */
const writeOpinion = async (author: SignedIn) => {
  const { page } = author
  await page.goto('/przedszkola/mazowieckie/warszawa')
  const card = page.locator('[data-facility]').nth(1)
  const facility_id = await card.getAttribute('data-facility')
  const name = await card.getByRole('heading').first().innerText()
  const scores = { score_cleanliness: 5, score_staff: 4, score_food: 3, pros: ['duży ogród'], cons: [] }
  const person = { author_first_name: 'Joanna', author_last_name: 'Wierzba', relation: 'parent_current', attended_from: '2025-09' }
  const text = 'Panie są cierpliwe i uśmiechnięte, obiady smaczne. Chętnie opowiem więcej: 501 234 567.'
  await call(author, 'POST', '/api/v1/opinion', { facility_id, ...scores, ...person, text, declaration: true, language: 'pl' })
  return name
}

test('J2.4 J4.3 CL-07 SP-03 SP-04 support accepts a claim, its owner signs in anew, and learns why an edit was rejected; an opinion shows what is private in it', async ({
  browser,
  page: visitor,
}) => {
  test.slow()
  const email = await registerAccount(visitor.request)
  const claimant = await pageOf(browser, email, goodPassword)
  const owner = claimant.page
  const { facility_id, name } = await submitClaim(claimant, email)
  await owner.goto('/user/claims')
  await expect(owner.getByRole('main')).toContainText('czeka na sprawdzenie')

  const { page: desk } = await pageOf(browser, 'support@demo.test', 'Demo!2345')
  const openCase = async (kind: string, title = name) => {
    await desk.goto(`/support/shadow?kind=${kind}`)
    await desk.getByRole('region', { name: 'Kolejka' }).getByRole('link', { name: title }).first().click()
    await expect(desk.getByRole('button', { name: 'Przyjmij' })).toBeEnabled()
  }
  await openCase('claim')
  expect(await axeViolations(desk)).toEqual([])
  await desk.keyboard.press('a')
  await expect(desk.getByTestId('toasts').getByRole('status')).toBeVisible()

  await expect(owner).toHaveURL(/\/logowanie/)
  await expect(owner.getByTestId('toasts')).toContainText('Placówka potwierdzona, zaloguj się ponownie')
  const { jwt } = await signIn(owner.context(), email)
  const panel = `/user_facility/${facility_id}/facility_settings`
  await owner.goto(panel)
  await expect(owner).toHaveURL(new RegExp(`${panel}/address$`))
  await openUserCard(owner)
  await expect(userCard(owner).getByText(name).first()).toBeVisible()
  await owner.keyboard.press('Escape')

  await owner.getByLabel('Numer lokalu').fill('7')
  await owner.getByRole('main').getByRole('button', { name: 'Zapisz', exact: true }).first().click()
  await expect(owner.getByRole('main').getByText('Zmiany czekają na potwierdzenie')).toBeVisible()
  await openCase('shadow')
  expect(await axeViolations(desk)).toEqual([])
  await desk.keyboard.press('d')
  await desk.getByLabel('Powód').selectOption({ label: 'Nieczytelny dokument.' })
  await desk.getByLabel(/Wyjaśnienie/).fill('Skan jest zamazany.')
  await desk.keyboard.press('Tab')
  await desk.keyboard.press('Enter')
  await expect(desk.getByTestId('toasts').getByRole('status').first()).toBeVisible()
  const links = await waitForMailLinks(owner.request, email, 'facility-panel.mail.shadow-decided')
  expect(pathOf(links[0])).toContain(facility_id)
  await owner.reload()
  await expect(owner.getByRole('main')).toContainText('Nieczytelny dokument')

  const title = await writeOpinion({ page: owner, jwt })
  await openCase('opinion', title)
  await expect(desk.getByRole('main').locator('mark')).toContainText('501 234 567')
  await expect(desk.getByRole('main')).toContainText('Joanna Wierzba')
  expect(await axeViolations(desk)).toEqual([])
  await desk.keyboard.press('a')
  const headers = { ...uniqueAddressHeaders(), authorization: `Bearer ${jwt}` }
  const stateOf = async () => (await (await owner.request.get('/api/v1/opinion/mine', { headers })).json()).items[0].state
  await expect.poll(stateOf).toBe('accepted')
  await owner.context().close()
  await desk.context().close()
})
