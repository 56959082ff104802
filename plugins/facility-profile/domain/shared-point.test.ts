import { expect, test } from 'vitest'
import { isSharedPoint } from './shared-point.ts'

const at = (metres: number, ...streets: readonly (string | null)[]) => streets.map((street) => ({ street, metres }))

test('PR-11 a point of facilities in several other streets is no address; a corner and one house with two facilities are', () => {
  expect(isSharedPoint('Orlińskiego', at(0, 'Hofmana', 'Sapiehy'))).toBe(true)
  expect(isSharedPoint('Orlińskiego', at(4, 'Hofmana', 'Sapiehy', 'Orlińskiego'))).toBe(true)
  expect(isSharedPoint('Orlińskiego', at(0, 'Orlińskiego', 'Hofmana', 'Hofmana'))).toBe(false)
  expect(isSharedPoint('Orlińskiego', at(6, 'Hofmana', 'Sapiehy'))).toBe(false)
  expect(isSharedPoint(null, [])).toBe(false)
})
