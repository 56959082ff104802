import { expect, test } from 'playwright/test'
import { parsePage } from '#config/quality/testing/parse-page.ts'
import { main, visitorOf } from '#web/e2e/demo-pages.ts'

test('ST-07 the blog is turned by pages, filtered by topic and read without JavaScript; heads announce feeds and the article', async ({
  browser,
}) => {
  const visitor = await visitorOf(browser)
  await visitor.goto('/blog')
  const posts = main(visitor)
    .getByRole('listitem')
    .filter({ has: visitor.getByRole('heading') })
  await expect(posts).toHaveCount(10)
  await main(visitor).getByRole('link', { name: 'Następna' }).click()
  await expect(visitor).toHaveURL(/\/blog\?page=2$/)
  await expect(posts).not.toHaveCount(0)
  await visitor.goto('/blog')
  await main(visitor)
    .getByRole('link', { name: /^Emocje/ })
    .click()
  await expect(visitor).toHaveURL(/\/blog\?temat=emocje$/)
  await expect(visitor.locator('link[rel="canonical"]')).toHaveAttribute('href', /\/blog$/)
  await main(visitor).getByRole('link', { name: 'Adaptacja bez pośpiechu: pierwsze dwa tygodnie w przedszkolu' }).click()
  await expect(main(visitor).getByText('Tekst: Redakcja Kredki')).toBeVisible()
  await main(visitor).getByRole('link', { name: 'Rozpoczęcie roku przedszkolnego' }).click()
  await expect(visitor).toHaveURL('/strefa-nauczyciela/kalendarz/rozpoczecie-roku-przedszkolnego')
  await visitor.goBack()

  const { jsonLd } = parsePage(await visitor.content())
  const [article] = jsonLd.filter((one) => one['@type'] === 'BlogPosting')
  expect(article).toMatchObject({ headline: expect.stringContaining('Adaptacja'), author: { '@type': 'Person', name: 'Redakcja Kredki' } })
  await expect(visitor.locator('meta[property="og:type"]')).toHaveAttribute('content', 'article')
  const image = (await visitor.locator('meta[property="og:image"]').getAttribute('content')) ?? ''
  expect((await visitor.request.get(new URL(image).pathname)).headers()['content-type']).toBe('image/png')
  for (const type of ['rss', 'atom']) {
    const announced = await visitor.locator(`link[rel="alternate"][type="application/${type}+xml"]`).getAttribute('href')
    expect(await main(visitor).getByRole('link', { name: type, exact: false }).first().getAttribute('href')).toBe(announced)
    expect(await (await visitor.request.get(announced ?? '')).text()).toContain('Adaptacja bez pośpiechu')
  }
})

test('ST-07 contests of both sections: what is open until when, then what is over, each with its page', async ({ browser }) => {
  const visitor = await visitorOf(browser)
  await visitor.goto('/konkursy')
  const open = main(visitor).getByRole('region', { name: 'Trwają' })
  await expect(open.getByRole('heading', { level: 3 })).toHaveText([/^Konkurs: zakładka/, /^Konkurs dla rodzin/])
  await expect(open.getByRole('listitem').first()).toContainText(/Dla nauczycieli.*Konkurs trwa do .*Zostało \d+ dni/s)
  await expect(main(visitor).getByRole('region', { name: 'Zakończone' })).toContainText('Konkurs plastyczny: ptak z mojej okolicy')
  await open.getByRole('link', { name: /^Konkurs: zakładka/ }).click()
  await expect(visitor).toHaveURL(/\/strefa-nauczyciela\/konkurs-zakladka/)
  await expect(visitor.getByRole('heading', { level: 1 })).toContainText('Konkurs: zakładka')
})
