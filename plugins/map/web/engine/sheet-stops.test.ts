import { expect, test } from 'vitest'
import { nextStop, stopAfterDrag, stopHeights } from './sheet.ts'

const heights = stopHeights(640)

test('the sheet has three stops: a row of cards, half of the map, all of it; none is higher than the map', () => {
  expect(heights).toEqual({ row: 196, half: 352, full: 640 })
  expect(stopHeights(150)).toEqual({ row: 150, half: 150, full: 150 })
  expect(['row', 'half', 'full'].map((stop) => nextStop(stop as 'row'))).toEqual(['half', 'full', 'row'])
})

test('a released sheet rests at the nearest stop, a flick at the next in its direction', () => {
  expect(stopAfterDrag(200, 0, heights)).toBe('row')
  expect(stopAfterDrag(400, 0, heights)).toBe('half')
  expect(stopAfterDrag(600, 0, heights)).toBe('full')
  expect(stopAfterDrag(400, 1.2, heights)).toBe('full')
  expect(stopAfterDrag(330, -1, heights)).toBe('row')
})
