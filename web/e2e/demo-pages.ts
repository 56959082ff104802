import { type Browser, expect, type Page } from 'playwright/test'
import { signIn } from './accounts.ts'
import { setUniqueAddress, uniqueAddressHeaders } from './client-address.ts'

/** The main part of a page. */
export const main = (page: Page) => page.getByRole('main')

/** Page of a visitor without an account and without JavaScript. */
export const visitorOf = async (browser: Browser) => {
  const page = await (await browser.newContext({ javaScriptEnabled: false })).newPage()
  await setUniqueAddress(page)
  return page
}

/** Page of a demo account that calls the API as this account. */
export const apiOf = async (browser: Browser, account: string) => {
  const page = await (await browser.newContext()).newPage()
  await setUniqueAddress(page)
  const { jwt } = await signIn(page.context(), `${account}@demo.test`, 'Demo!2345')
  const call = async (method: string, path: string, data?: object) => {
    const headers = { ...uniqueAddressHeaders(), authorization: `Bearer ${jwt}` }
    const response = await page.request.fetch(path, { method, headers, ...(data && { data }) })
    expect(response.status(), `${path}: ${await response.text()}`).toBeLessThan(300)
    return response.json()
  }
  return { page, call }
}

/** Id of the tag of a day. */
export const tagOfDay = async ({ request }: Page, key: string): Promise<string> => {
  const { items } = await (await request.get('/api/v1/tag?category=type_date_event&limit=100')).json()
  return items.find((tag: { readonly key: string }) => tag.key === key).id
}
