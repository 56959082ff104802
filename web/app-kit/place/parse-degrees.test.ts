import { expect, test } from 'vitest'
import { parseDegrees } from './parse-degrees.ts'

test('CL-05 reads typed coordinates with point or comma, and nothing else', () => {
  expect(['50.0614', ' 50,0614 ', '-3', '50', '50°', '', '50.', 'x'].map(parseDegrees)).toEqual([
    50.0614,
    50.0614,
    -3,
    50,
    null,
    null,
    null,
    null,
  ])
})
