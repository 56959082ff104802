import { expect, test } from 'vitest'
import { dropPositionAt, placeAt, scrollStep } from './drop-place.ts'

const rows = [0, 1, 2, 3].map((n) => ({ top: n * 50, bottom: n * 50 + 40 }))

test('WB-03 a dragged section goes before the rows whose middle is below the pointer, and stays between its neighbours', () => {
  const places = (from: number) => [-20, 30, 60, 80, 110, 130, 160, 400].map((y) => placeAt(y, rows, from))
  expect(places(0)).toEqual([null, null, null, 1, 1, 2, 2, 3])
  expect(places(2)).toEqual([0, 1, 1, null, null, null, null, 3])
  expect(places(3)).toEqual([0, 1, 1, 2, 2, null, null, null])
})

test('WB-03 edges of a row of the tree mean before and behind it, its middle below it', () => {
  const row = { top: 100, bottom: 144 }
  expect([101, 112, 114, 122, 130, 132, 143].map((y) => dropPositionAt(y, row))).toEqual([
    'before',
    'before',
    'inside',
    'inside',
    'inside',
    'after',
    'after',
  ])
})

test('dragging near an edge scrolls, faster the nearer it is, and not in the middle', () => {
  const area = { top: 0, bottom: 600 }
  expect([-50, 0, 24, 48, 300, 576, 600, 700].map((y) => scrollStep(y, area))).toEqual([-12, -12, -6, 0, 0, 6, 12, 12])
})
