import { expect, test } from 'vitest'
import { boxBetween, boxOfRatio, pixelsOf, wholePicture, withEdge } from './crop-box.ts'

test('WB-11 the largest part of a proportion lies in the middle of pictures of any form', () => {
  expect(boxOfRatio(1, 400, 200)).toEqual({ left: 0.25, right: 0.75, top: 0, bottom: 1 })
  expect(boxOfRatio(1, 200, 400)).toEqual({ left: 0, right: 1, top: 0.25, bottom: 0.75 })
  const { width, height } = pixelsOf(boxOfRatio(16 / 9, 1000, 1000), 1000, 1000)
  expect([width, height]).toEqual([1000, 563])
})

test('WB-11 an edge stays within the picture and apart from the opposite one', () => {
  expect(withEdge(wholePicture, 'left', 2).left).toBeCloseTo(0.95)
  expect(withEdge(wholePicture, 'bottom', -1).bottom).toBeCloseTo(0.05)
  expect(withEdge({ ...wholePicture, left: 0.4 }, 'right', 0.2).right).toBeCloseTo(0.45)
  expect(withEdge(wholePicture, 'top', -3)).toEqual(wholePicture)
})

test('WB-11 a part is drawn in any direction and over the edge; a press alone draws none', () => {
  expect(boxBetween({ x: 0.8, y: 0.9 }, { x: 0.2, y: -0.5 })).toEqual({ left: 0.2, right: 0.8, top: 0, bottom: 0.9 })
  expect(boxBetween({ x: 0.5, y: 0.5 }, { x: 0.51, y: 0.9 })).toBeNull()
  expect(pixelsOf({ left: 0, top: 0, right: 0.05, bottom: 0.05 }, 1, 1)).toEqual({ x: 0, y: 0, width: 1, height: 1 })
})
