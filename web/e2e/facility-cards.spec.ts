import { expect, test } from 'playwright/test'

for (const path of ['/', '/zlobki/mazowieckie/warszawa'])
  test(`SH-11 on ${path} the title of a card does not overlap its facts at any width`, async ({ page }) => {
    await page.goto(path)
    for (const width of [320, 390, 768, 1024, 1280, 1440]) {
      await page.setViewportSize({ width, height: 900 })
      const clear = await page.locator('main li:has(h2 a, h3 a)').evaluateAll((cards) =>
        cards.flatMap((card) => {
          const [, what, facts] = card.firstElementChild?.children ?? []
          if (!what || !facts) return []
          // Measures the texts, which may overflow the box of their column.
          const reach = Math.max(...[...what.querySelectorAll('*')].map((one) => one.getBoundingClientRect().right))
          const next = facts.getBoundingClientRect()
          return [reach <= next.left || what.getBoundingClientRect().bottom <= next.top]
        }),
      )
      expect(clear.length).toBeGreaterThan(5)
      expect([width, clear.every(Boolean)]).toEqual([width, true])
    }
  })
