import { expect, test } from 'playwright/test'

for (const path of ['/', '/zlobki/mazowieckie/warszawa'])
  test(`SH-11 on ${path} nothing in a card lies over its neighbour, however wide the list`, async ({ page }) => {
    await page.goto(path)
    for (const width of [320, 390, 768, 1024, 1280, 1440]) {
      await page.setViewportSize({ width, height: 900 })
      const cards = await page.locator('main li:has(h2 a, h3 a)').evaluateAll((all) =>
        all.flatMap((card) => {
          const columns = [...(card.firstElementChild?.children ?? [])]
          if (columns.length < 3) return []
          const boxes = columns.map((column) => column.getBoundingClientRect())
          // What a column holds may stick out of it: its words count, not its own box.
          const reach = columns.map((column) =>
            Math.max(...[column, ...column.querySelectorAll('*')].map((one) => one.getBoundingClientRect().right)),
          )
          return [
            boxes.every((box, n) => boxes.slice(n + 1).every((next) => (reach[n] ?? 0) <= next.left + 1 || next.top >= box.bottom - 1)),
          ]
        }),
      )
      expect(cards.length).toBeGreaterThan(5)
      expect([width, cards.every(Boolean)]).toEqual([width, true])
    }
  })
