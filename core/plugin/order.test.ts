import { describe, expect, test } from 'vitest'
import { inOrderOfNeeds } from './order.ts'

describe('the order of needs', () => {
  test('who is needed starts first', () => {
    expect(inOrderOfNeeds([{ name: 'b', needs: ['a'] }, { name: 'a' }]).map(({ name }) => name)).toEqual(['a', 'b'])
  })
  test('a missing need is refused, naming both', () => {
    expect(() => inOrderOfNeeds([{ name: 'registers', needs: ['places'] }])).toThrow('Plugin registers needs plugin places')
  })
  test('a circle is refused, naming its way', () => {
    expect(() =>
      inOrderOfNeeds([
        { name: 'a', needs: ['b'] },
        { name: 'b', needs: ['a'] },
      ]),
    ).toThrow('a → b → a')
  })
  test('a name given twice is refused', () => {
    expect(() => inOrderOfNeeds([{ name: 'a' }, { name: 'a' }])).toThrow('one name: a')
  })
})
