import { expect, test } from 'playwright/test'
import { documentOfText } from '#core/rich-text/write-document.ts'
import { apiOf, tagOfDay, visitorOf } from '#web/e2e/demo-pages.ts'
import { axeViolations } from '#web/e2e/visual-checks.ts'

test('TZ-05 SP-03 support sees a teacher’s material as readers will, what looks private in it, and its files, and accepts it', async ({
  browser,
}) => {
  const { call, page: teacher } = await apiOf(browser, 'opiekunka')
  const title = `Misiowe sekrety ${Date.now()}`
  const { slug } = await call('POST', '/api/v1/material', {
    title,
    content: documentOfText('Rysujemy misie. Pytania: 601 234 567.'),
    tag_ids: [await tagOfDay(teacher, 'teddy_bear_day')],
    licence: 'cc-by',
    author_name: 'Anna N.',
    status: 'pending',
  })
  const { page: desk } = await apiOf(browser, 'support')
  await desk.goto('/support/shadow?kind=material')
  await desk.getByRole('region', { name: 'Kolejka' }).getByRole('link', { name: title }).click()
  const review = desk.getByRole('region', { name: title })
  await expect(review).toContainText('numer telefonu: „601 234 567”')
  await expect(review.getByRole('definition')).toContainText([
    'Anna N.',
    'CC BY 4.0',
    'wszyscy',
    'nie ma zdjęć',
    'Światowy Dzień Pluszowego Misia',
  ])
  await expect(review.getByRole('article').getByRole('heading', { name: title })).toBeVisible()
  expect(await axeViolations(desk)).toEqual([])
  const errors: string[] = []
  desk.on('console', (message) => message.type() === 'error' && errors.push(message.text()))
  await desk.reload()
  await expect(review.getByRole('article').getByRole('heading', { name: title })).toBeVisible()
  expect(errors).toEqual([])
  await desk.getByRole('button', { name: 'Przyjmij' }).click()
  await expect(desk.getByTestId('toasts').getByRole('status')).toContainText('Decyzja zapisana')
  const visitor = await visitorOf(browser)
  await expect(async () => expect((await visitor.goto(`/strefa-nauczyciela/${slug}`))?.status()).toBe(200)).toPass()
})
