import { expect, test } from 'vitest'
import { placesOfCard } from './places-of-card.ts'

test.each([
  [{ x: 50, y: 50 }, 'left'],
  [{ x: 91, y: 52 }, 'left'],
  [{ x: 9, y: 52 }, 'right'],
  [{ x: 12, y: 90 }, 'right below'],
  [{ x: 60, y: 100 }, 'left below'],
])('OW-19 the card of words leaves %j of the cover free: %s', (focus, places) => {
  expect(placesOfCard(focus)).toBe(places)
})
