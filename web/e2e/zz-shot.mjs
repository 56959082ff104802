import { chromium } from 'playwright'
import { findBrowser } from '/work/main/config/quality/testing/find-browser.ts'

const [, , out, path, width = '1440', scheme = 'light', full = '1', type = '', login = ''] = process.argv
const f = await findBrowser()
const b = await chromium.launch({
  args: f.args ?? [],
  ...(f.executablePath ? { executablePath: f.executablePath } : {}),
  ...(f.env ? { env: { ...process.env, ...f.env } } : {}),
})
const p = await (await b.newContext({ viewport: { width: +width, height: 900 }, colorScheme: scheme })).newPage()
await p.goto('http://localhost:4100' + path)
await p.waitForLoadState('networkidle')
if (type) {
  const box = p.locator('input[role=combobox]').first()
  await box.click()
  await box.pressSequentially(type, { delay: 60 })
  await p.waitForTimeout(1500)
}
await p.screenshot({ path: out, fullPage: full === '1' })
await b.close()
