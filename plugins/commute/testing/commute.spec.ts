import { expect, test } from 'playwright/test'
import { axeViolations } from '#web/e2e/visual-checks.ts'

const list = '/zlobki/mazowieckie/warszawa'

test('EX-04 facilities are sorted by the way between two streets, with the hours, and no request carries a street', async ({ page }) => {
  const requests: string[] = []
  page.on('request', (request) =>
    requests.push(decodeURIComponent(`${request.url()} ${request.postData() ?? ''} ${JSON.stringify(request.headers())}`)),
  )
  const errors: string[] = []
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()))
  await page.goto(list)
  await page.getByRole('link', { name: 'Po drodze do pracy' }).click()
  const home = page.getByLabel('Ulica, przy której mieszkacie')
  await expect(page.getByRole('status').filter({ hasText: 'Wpisz ulicę domu' })).toBeVisible()
  await home.fill('Ulica Której Nie Ma')
  await expect(page.getByText('Nie znamy tej ulicy w tym mieście.')).toBeVisible()
  await home.fill('Puławska')
  await expect(page.getByRole('status').filter({ hasText: 'od najbliższej domu' })).toBeVisible()
  await page.getByLabel('Ulica, przy której pracujesz').fill('Marszałkowska')
  await expect(page.getByRole('status').filter({ hasText: 'najbardziej po drodze' })).toBeVisible()
  const rows = page.getByRole('main').getByRole('listitem').filter({ hasText: 'z domu' })
  const ways = async () => (await rows.allInnerTexts()).map((text) => Number(/\+(\d+)\s*min/.exec(text)?.[1] ?? 0))
  const onTime = (await rows.filter({ hasNotText: /a otwierają|a zamykają/ }).allInnerTexts()).map((text) =>
    Number(/\+(\d+)\s*min/.exec(text)?.[1]),
  )
  expect(onTime).toEqual(onTime.toSorted((one, other) => one - other))
  const byCar = await ways()
  await page.getByLabel('Czym').selectOption('pieszo')
  await expect.poll(ways).not.toEqual(byCar)
  expect(await axeViolations(page)).toEqual([])

  await page.getByRole('button', { name: 'Pokaż na mapie' }).click()
  await expect(page.getByRole('region', { name: /^Mapa: strzałki/ })).toBeVisible()
  await expect(page.locator('.way-mark[data-kind=place]').first()).toHaveText('1')
  await page.getByRole('button', { name: 'Pokaż więcej' }).click()
  await expect(page.locator('.way-mark[data-kind=place]')).toHaveCount(await rows.count())
  expect(errors).toEqual([])

  await page.reload()
  await expect(home).toHaveValue('Puławska')
  await page.getByRole('button', { name: 'Wyczyść' }).click()
  await expect(home).toHaveValue('')
  expect(await page.evaluate(() => localStorage.getItem('way'))).toBeNull()
  expect(requests.filter((request) => /Puławska|Marszałkowska/.test(request))).toEqual([])
})
