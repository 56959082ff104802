import { describe, expect, test } from 'vitest'
import { criteria, criteriaOf, listOrders, orderings, orderOf, recommendedCriteria, suggestionCriteria } from './orders.ts'

describe('CA-09 orders', () => {
  test.each(listOrders)('%s begins with facilities of registers, has each criterion of recommended once, and ends with the id', (order) => {
    const keys = criteriaOf(order)
    expect([keys[0], keys.at(-1)]).toEqual(['invented', 'id'])
    expect(new Set(keys).size).toBe(keys.length)
    expect(keys).toEqual(expect.arrayContaining([...recommendedCriteria]))
  })

  test('are sorted by their own criteria first, then by those of recommended in sequence', () => {
    expect(criteriaOf('rating').slice(0, 4)).toEqual(['invented', 'mean', 'opinionCount', 'school'])
    expect(criteriaOf('name')).toEqual([recommendedCriteria[0], 'name', ...recommendedCriteria.slice(1)])
  })

  test('are known by one value in addresses each', () => {
    expect(listOrders.map((order) => orderOf(orderings[order].param))).toEqual(listOrders)
    expect([orderOf('losowo'), orderOf(''), orderOf(undefined)]).toEqual([null, null, null])
  })

  test('are not decided by the name, but for the order that is called so: equal facilities take turns', () => {
    expect(listOrders.filter((order) => criteriaOf(order).includes('name'))).toEqual(['name'])
    for (const order of listOrders) expect(criteriaOf(order).slice(-2)).toEqual(['rotation', 'id'])
  })

  test('have no criterion of payments: only what the page of rules tells', () => {
    const used = new Set(listOrders.flatMap(criteriaOf))
    expect([...used].toSorted()).toEqual(Object.keys(criteria).toSorted())
    expect(JSON.stringify(criteria)).not.toMatch(/status|package|tier|premium/)
  })

  test('of suggestions are those of recommended but for the free places', () => {
    expect(suggestionCriteria).toEqual(['invented', 'school', 'suspended', 'completeness', 'rotation', 'id'])
  })
})
