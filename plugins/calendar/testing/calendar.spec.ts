import { expect, test } from 'playwright/test'
import { documentOfText } from '#core/rich-text/write-document.ts'
import { apiOf, main, tagOfDay, visitorOf } from '#web/e2e/demo-pages.ts'

const calendar = '/strefa-nauczyciela/kalendarz'

test('NE-04 the calendar leads to the days of the year, and a day to its materials; an unknown day does not exist', async ({ browser }) => {
  const visitor = await visitorOf(browser)
  await visitor.goto(calendar)
  await expect(main(visitor).getByRole('list', { name: 'Miesiące' }).getByRole('heading', { level: 2 })).toHaveCount(12)
  const november = main(visitor).getByRole('list', { name: /^listopad/ })
  await expect(november.getByRole('listitem')).toContainText([
    /Narodowe Święto.*11 listopada/,
    /Pluszowego Misia/,
    /Andrzejki.*29 listopada/,
  ])
  await november.getByRole('link', { name: 'Andrzejki' }).click()
  await expect(visitor).toHaveURL(`${calendar}/andrzejki`)
  await expect(visitor.getByRole('heading', { level: 1, name: 'Andrzejki' })).toBeVisible()
  await expect(main(visitor)).toContainText(/W tym roku szkolnym.* 29 listopada \d{4}/s)
  await main(visitor).getByRole('link', { name: 'Andrzejkowe wróżby' }).click()
  await expect(visitor).toHaveURL('/strefa-nauczyciela/andrzejkowe-wrozby')
  expect((await visitor.goto(`${calendar}/nie-ma-takiego-dnia`))?.status()).toBe(404)
})

test('NE-04 a post of a facility with the tag of a day is in the list of that day, with the facility, and is gone once it is deleted', async ({
  browser,
}) => {
  const { page: owner, call } = await apiOf(browser, 'wlasciciel')
  const [, facility_id = ''] =
    /data-edit="([^"]+)"/.exec(await (await owner.request.get('/placowka/sloneczko-przedszkole-krakow')).text()) ?? []
  const title = `Dzień Ziemi w ogrodzie ${Date.now()}`
  const day = `${calendar}/dzien-ziemi`
  const visitor = await visitorOf(browser)
  await visitor.goto(day)
  await expect(main(visitor).getByRole('link', { name: title })).toHaveCount(0)
  const tag_ids = [await tagOfDay(owner, 'earth_day')]
  const content = documentOfText('Sadzimy drzewo.')
  const { id } = await call('POST', '/api/v1/news', { facility_id, kind: 'relation', title, content, tag_ids, status: 'published' })
  const listed = main(visitor).getByRole('listitem').filter({ hasText: title })
  await expect(async () => {
    await visitor.goto(day)
    await expect(listed).toContainText(/Relacja.*Słoneczko, Kraków/s, { timeout: 500 })
  }).toPass()
  await listed.getByRole('link', { name: title }).click()
  await expect(visitor).toHaveURL(/\/placowka\/sloneczko-przedszkole-krakow\/aktualnosci\/dzien-ziemi-w-ogrodzie/)
  await call('DELETE', `/api/v1/news/${id}`)
  await expect(async () => {
    await visitor.goto(day)
    await expect(listed).toHaveCount(0, { timeout: 500 })
  }).toPass()
})
