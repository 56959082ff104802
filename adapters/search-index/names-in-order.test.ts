import fc from 'fast-check'
import { expect, test } from 'vitest'
import { newNames, ranksOf } from './names-in-order.ts'

const names = fc.array(fc.oneof(fc.string({ maxLength: 3 }), fc.constantFrom('', 'a', 'aa', 'ż', 'z~', '\u{1F600}')), { maxLength: 90 })

test('each name has one number and its place in the order of bytes, also when names are added later', () => {
  fc.assert(
    fc.property(fc.array(names, { maxLength: 4 }), (batches) => {
      const known = newNames()
      const numbers = new Map<string, number>()
      for (const name of batches.flat()) {
        const bytes = Buffer.from(`-${name}-`)
        const number = known.numbers.numberOf(bytes, 1, bytes.length - 1)
        expect(number).toBe(numbers.get(name) ?? numbers.size)
        numbers.set(name, number)
        if (number % 7 === 0) ranksOf(known)
      }
      const expected = [...numbers.keys()].toSorted((a, b) => Buffer.compare(Buffer.from(a), Buffer.from(b)))
      const ranks = ranksOf(known)
      expect(expected.map((name) => ranks[numbers.get(name) ?? -1])).toEqual([...expected.keys()])
      expect(known.numbers.texts()).toEqual([...numbers.keys()].map((name) => name.toWellFormed()))
    }),
  )
})
