import type { Browser, BrowserContextOptions } from 'playwright/test'
import { signIn } from './accounts.ts'
import { setUniqueAddress } from './client-address.ts'

/** Signs the owner of Słoneczko in; returns a page and the address of the site's pages in the panel. */
export const openSitePanel = async (browser: Browser, options: BrowserContextOptions = { viewport: { width: 1440, height: 900 } }) => {
  const page = await (await browser.newContext(options)).newPage()
  await setUniqueAddress(page)
  await signIn(page.context(), 'wlasciciel@demo.test', 'Demo!2345')
  const found = await page.request.post('/api/v1/web-pages/web-page/by-domain', { data: { domain: 'sloneczko' } })
  const { facility_id } = (await found.json()) as { facility_id: string }
  return { page, panel: `/user_facility/${facility_id}/web_page` }
}
