import { Schema } from 'effect'
import { expect, test } from 'vitest'
import { focalPointOf } from './focal-point.ts'
import { FocalPointSchema } from './focal-point-schema.ts'

test('OW-19 a focal point that nobody has set is the middle, of an upright picture the upper third', () => {
  expect(focalPointOf({ width: 1200, height: 800 })).toEqual({ x: 50, y: 50 })
  expect(focalPointOf({ width: 800, height: 1200, focus: null })).toEqual({ x: 50, y: 30 })
  expect(focalPointOf({ width: null, height: null })).toEqual({ x: 50, y: 50 })
  expect(focalPointOf({ width: 800, height: 1200, focus: { x: 10, y: 90 } })).toEqual({ x: 10, y: 90 })
})

test.each([[{ x: -1, y: 0 }], [{ x: 0, y: 101 }], [{ x: 0.5, y: 0 }], [{ x: '5', y: 5 }], [{ x: 5 }], [null]])(
  'OW-19 %j is no focal point',
  (value) => {
    expect(Schema.is(FocalPointSchema)(value)).toBe(false)
  },
)

test('OW-19 edges are focal points', () => {
  expect(
    [
      { x: 0, y: 100 },
      { x: 100, y: 0 },
    ].every(Schema.is(FocalPointSchema)),
  ).toBe(true)
})
