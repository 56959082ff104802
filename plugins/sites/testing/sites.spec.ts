import { expect, test } from 'playwright/test'
import { axeFindings, colourRules } from '#config/quality/testing/axe.ts'

/** Returns an address of the demo's site on the server of the tests; Chromium resolves every name below `localhost`. */
const siteAddress = (baseURL: string | undefined, path: string) => {
  const { port } = new URL(baseURL ?? 'http://localhost:3000')
  return `http://sloneczko.localhost:${port}${path}`
}

test('J2.10 the site of Słoneczko opens on its host without a script or a cookie, and can be read by everybody', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ viewport: { width: 320, height: 800 } })
  const page = await context.newPage()
  const errors: string[] = []
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()))
  for (const path of ['/', '/?subpage=o-nas', '/aktualnosci', '/galeria', '/kontakt']) {
    await page.goto(siteAddress(baseURL, path))
    expect([path, await page.evaluate(() => document.documentElement.scrollWidth)]).toEqual([path, 320])
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme })
      const rules = colorScheme === 'light' ? {} : { rules: colourRules }
      expect([path, colorScheme, await axeFindings(page, rules)]).toEqual([path, colorScheme, []])
    }
  }
  await page.goto(siteAddress(baseURL, '/'))
  await page.getByRole('button', { name: 'Menu' }).click()
  await page.getByRole('navigation').getByRole('link', { name: 'O nas' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'O nas' })).toBeVisible()
  expect([await context.cookies(), errors]).toEqual([[], []])
  await context.close()
})
