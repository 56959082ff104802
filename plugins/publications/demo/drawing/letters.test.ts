import { expect, test } from 'vitest'
import { textWidth, write } from './letters.ts'

test('writes every Polish letter, each of its own strokes', () => {
  const letters = [...'aąbcćdeęfghijklłmnńoóprsśtuwyzźż']
  const drawn = letters.map((letter) => JSON.stringify(write(letter, { x: 0, y: 0, height: 10 })))
  expect(new Set(drawn).size).toBe(letters.length)
})

test('centres a line, and refuses a character that it cannot write', () => {
  const [first] = write('LL', { x: 50, y: 0, height: 20, align: 'centre' })
  expect(first?.outline[0]?.points[0]?.[0]).toBeCloseTo(50 - textWidth('LL', 20) / 2)
  expect(() => write('ж', { x: 0, y: 0, height: 10 })).toThrow('There is no letter for ж.')
})
