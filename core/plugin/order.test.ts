import { describe, expect, test } from 'vitest'
import { inDependencyOrder } from './order.ts'

describe('the order of needs', () => {
  test('who is needed starts first', () => {
    expect(inDependencyOrder([{ name: 'b', dependsOn: ['a'] }, { name: 'a' }]).map(({ name }) => name)).toEqual(['a', 'b'])
  })
  test('a missing need is refused, naming both', () => {
    expect(() => inDependencyOrder([{ name: 'registers', dependsOn: ['places'] }])).toThrow('Plugin registers depends on plugin places')
  })
  test('a circle is refused, naming its way', () => {
    expect(() =>
      inDependencyOrder([
        { name: 'a', dependsOn: ['b'] },
        { name: 'b', dependsOn: ['a'] },
      ]),
    ).toThrow('a → b → a')
  })
  test('a name given twice is refused', () => {
    expect(() => inDependencyOrder([{ name: 'a' }, { name: 'a' }])).toThrow('one name: a')
  })
})
