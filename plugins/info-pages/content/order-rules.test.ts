import { describe, expect, test } from 'vitest'
import { languages } from '#core/kernel/language.ts'
import { rotationChangesAt, rotationDays } from '#core/search/daily-rotation.ts'
import { criteriaOf, listOrders, ownCriteria, recommendedCriteria } from '#core/search/orders.ts'
import { infoTexts } from './info-texts.ts'
import { type OrderTexts, otherOrders, recommendedRules } from './order-rules.ts'

/** Texts that name each rule by its key. */
const keys: OrderTexts = {
  names: Object.fromEntries(listOrders.map((order) => [order, order])) as OrderTexts['names'],
  rules: Object.fromEntries(listOrders.flatMap(criteriaOf).map((key) => [key, key])) as OrderTexts['rules'],
  decides: (rules) => rules.join(' '),
}

describe('CA-09 the page of rules', () => {
  test('tells the criteria of each order in the declared sequence', () => {
    expect(recommendedRules(keys).map((rule) => rule.slice(0, -1))).toEqual(recommendedCriteria)
    expect(otherOrders(keys)).toEqual(
      listOrders.filter((order) => order !== 'recommended').map((order) => [order, ownCriteria(order).join(' ')]),
    )
  })

  test.each(languages)('shows them in %s', (language) => {
    const [edition] = infoTexts.documents.ordering
    const blocks = edition.text[language].chapters['katalog']?.blocks ?? []
    const lists = blocks.flatMap((block) => (typeof block === 'object' && 'list' in block ? [block.list] : []))
    const facts = blocks.flatMap((block) => (typeof block === 'object' && 'facts' in block ? [block.facts] : []))
    expect(lists.map((list) => list.length)).toEqual([recommendedCriteria.length])
    expect(facts.map((list) => list.length)).toEqual([listOrders.length - 1])
    const all = [...lists.flat(), ...facts.flat(2)]
    expect(new Set(all).size).toBe(all.length)
    const turns = blocks.find((block) => typeof block === 'string' && block.includes(`${rotationDays}`))
    expect(turns).toContain(`${rotationChangesAt / 60}`)
  })
})
