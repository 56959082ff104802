import { describe, expect, test } from 'vitest'
import { inDependencyOrder } from './dependency-order.ts'

describe('dependency order', () => {
  test('starts a plugin after those it depends on', () => {
    expect(inDependencyOrder([{ name: 'b', dependsOn: ['a'] }, { name: 'a' }]).map(({ name }) => name)).toEqual(['a', 'b'])
  })
  test('refuses a missing dependency and names both', () => {
    expect(() => inDependencyOrder([{ name: 'registers', dependsOn: ['places'] }])).toThrow('Plugin registers depends on plugin places')
  })
  test('refuses a cycle and names its path', () => {
    expect(() =>
      inDependencyOrder([
        { name: 'a', dependsOn: ['b'] },
        { name: 'b', dependsOn: ['a'] },
      ]),
    ).toThrow('a → b → a')
  })
  test('refuses a duplicate name', () => {
    expect(() => inDependencyOrder([{ name: 'a' }, { name: 'a' }])).toThrow('one name: a')
  })
})
