import { expect, type Page, type Route } from 'playwright/test'

/** The call of the type-ahead. */
export const call = '**/api/v1/geo-search'
/** The field of the landing page. */
export const field = (page: Page) => page.getByRole('main').getByRole('combobox', { name: 'Miasto lub nazwa placówki' })
/** What it suggests. */
export const options = (page: Page) => page.getByRole('option')

/** Opens the landing page with the keyboard in its awake field. */
export const open = async (page: Page, path = '/') => {
  await page.goto(path)
  await page.getByRole('main').getByRole('combobox').focus()
  await expect(options(page)).toHaveCount(18)
}

/** Lets every call through and tells of each. */
export const counted = async (page: Page) => {
  const queries: string[] = []
  await page.route(call, async (route: Route) => {
    queries.push((route.request().postDataJSON() as { query: string }).query)
    await route.continue()
  })
  return queries
}
