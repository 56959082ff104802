import { expect, type Page, type Route } from 'playwright/test'

/** URL pattern of the suggestion call. */
export const suggestionCall = '**/api/v1/geo-search'
/** The search field of the landing page. */
export const field = (page: Page) =>
  page.getByRole('main').getByRole('combobox', { name: 'Miasto, dzielnica, nazwa albo to, czego szukasz' })
/** The list of its suggestions; the choices of kind and age beside the field are options too. */
export const suggested = (page: Page) => page.getByRole('listbox')
/** Its suggestions. */
export const options = (page: Page) => suggested(page).getByRole('option')

/** Opens the landing page, focuses its search field and waits for hydration. */
export const open = async (page: Page, path = '/') => {
  await page.goto(path)
  await page.getByRole('main').locator('input[role=combobox]').focus()
  await expect(options(page)).toHaveCount(18)
}

/** Records the queries of all suggestion calls. */
export const recordQueries = async (page: Page) => {
  const queries: string[] = []
  await page.route(suggestionCall, async (route: Route) => {
    queries.push((route.request().postDataJSON() as { query: string }).query)
    await route.continue()
  })
  return queries
}
