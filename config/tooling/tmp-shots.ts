import { launchBrowser } from '#config/quality/testing/launch-browser.ts'

const base = 'http://127.0.0.1:3911'
const pages = process.argv[2]?.split(',') ?? []
const widths = (process.argv[3] ?? '390,1440').split(',').map(Number)
const schemes = (process.argv[4] ?? 'light,dark').split(',') as ('light' | 'dark')[]
const browser = await launchBrowser()
const context = await browser.newContext({ viewport: { width: 1440, height: 900 } })
const page = await context.newPage()
page.on('pageerror', (error) => console.log('PAGEERROR', error.message))
page.on('console', (message) => message.type() === 'error' && console.log('CONSOLE', message.text().slice(0, 300)))
page.on('response', (response) => response.status() >= 400 && console.log(response.status(), response.url()))
await page.goto(`${base}/logowanie`)
await page.fill('input[name=email]', process.argv[5] ?? 'wlasciciel@demo.test')
await page.fill('input[name=password]', 'Demo!2345')
await page.click('main button[type=submit]')
await page.waitForURL((url) => !url.pathname.includes('logowanie'))
await page.goto(`${base}/placowka/sloneczko-przedszkole-krakow`, { waitUntil: 'networkidle' })
await page.waitForTimeout(800)
console.log('edit link hidden', await page.getAttribute('[data-edit]', 'hidden'))
const href = `/user_facility/${await page.getAttribute('[data-edit]', 'data-edit')}`
for (const name of pages)
  for (const width of widths)
    for (const scheme of schemes) {
      await page.setViewportSize({ width, height: width < 600 ? 844 : 900 })
      await page.emulateMedia({ colorScheme: scheme })
      const target = name.startsWith('/') ? name : `${href}/${name}`
      await page.goto(base + target, { waitUntil: 'networkidle' })
      const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
      if (over > 0) console.log('OVERFLOW', name, width, over)
      await page.screenshot({ path: `/tmp/kp-shots/${name.replace(/\W+/g, '_')}-${width}-${scheme}.png`, fullPage: true })
    }
await browser.close()
