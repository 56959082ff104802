import { chromium } from 'playwright'
import { findBrowser } from '../../config/quality/testing/find-browser.ts'
const base = 'http://localhost:4100'
const browser = await chromium.launch(await findBrowser())
const shot = async (name, path, { width, dark = false, family = null, act, full = false } = {}) => {
  const context = await browser.newContext({ viewport: { width, height: width < 500 ? 844 : 900 }, colorScheme: dark ? 'dark' : 'light' })
  const page = await context.newPage()
  page.on('console', (m) => m.type() === 'error' && console.log(name, m.text().slice(0, 200)))
  page.on('pageerror', (e) => console.log(name, 'ERR', e.message.slice(0, 300)))
  if (family) await page.addInitScript((f) => localStorage.setItem('family', f), JSON.stringify(family))
  await page.goto(base + path)
  if (act) await act(page)
  await page.waitForTimeout(900)
  await page.screenshot({ path: `/tmp/m-${name}.png`, fullPage: false, ...(full && { clip: { x: 0, y: 0, width, height: 1700 }, fullPage: true }) })
  await context.close()
}
const family = { born: '2025-03', siblings: 0, siblingAt: [], disability: true, largeFamily: true, singleParent: false, days: 5, hours: 9, home: null }
const open = async (page) => { await page.locator('button[aria-expanded]', { hasText: /Najtańsze dla|Cheapest for|Найдешевші/ }).click(); await page.waitForTimeout(2500) }
const which = process.argv.slice(2)
const way = async (page) => { await page.locator('button[aria-expanded]', { hasText: /Po drodze|On the way|Дорогою/ }).click(); await page.waitForTimeout(1500); const f = page.locator('input[list]'); await f.nth(0).fill('Kobierzyńska'); await f.nth(1).fill('Rynek Główny'); await page.waitForTimeout(500); await f.nth(0).scrollIntoViewIfNeeded(); await page.keyboard.press('Escape') }
const all = {
  way390: () => shot('way390', '/zlobki/malopolskie/krakow', { width: 390, act: way, full: true }),
  way1440: () => shot('way1440', '/zlobki/malopolskie/krakow', { width: 1440, act: way, full: true }),
  way1440d: () => shot('way1440d', '/en/zlobki/malopolskie/krakow', { width: 1440, dark: true, act: way, full: true }),
  list390: () => shot('list390', '/zlobki/malopolskie/krakow?kolejnosc=koszt', { width: 390 }),
  list1440: () => shot('list1440', '/zlobki/malopolskie/krakow?kolejnosc=koszt', { width: 1440, dark: true }),
  ours390: () => shot('ours390', '/zlobki/malopolskie/krakow', { width: 390, act: open, full: false, family }),
  ours1440: () => shot('ours1440', '/zlobki/malopolskie/krakow', { width: 1440, act: open, family }),
  ours1440d: () => shot('ours1440d', '/en/zlobki/malopolskie/krakow', { width: 1440, dark: true, act: open }),
  map1440: () => shot('map1440', '/wszystkie-lokalizacje?miasto=malopolskie%2Fkrakow&kategoria=zlobki&koszt-do=500', { width: 1440, family }),
  search390: () => shot('search390', '/szukaj?q=' + encodeURIComponent('żłobek w Krakowie do 500 zł po dofinansowaniu'), { width: 390 }),
}
for (const name of which.length ? which : Object.keys(all)) await all[name]()
await browser.close()
