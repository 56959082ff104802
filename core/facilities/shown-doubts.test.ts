import { expect, test } from 'vitest'
import type { Doubt, Fees } from './fields.ts'
import { shownDoubts } from './shown-doubts.ts'
import { resolve, type Statement, toStatedFields } from './statement.ts'

const doubt: Doubt = { about: 'fees.month', text: '1.00', reason: 'amount' }
const fees: Fees = { month: 90_000, fundedMonth: null, hour: null, extraHour: null, mealsMonth: null, mealsDay: null, discounts: null }
const register: Statement = {
  source: 'zlobki',
  number: '1/Z',
  statedOn: '2025-09-17',
  goneOn: null,
  fields: toStatedFields({ doubts: [doubt] }),
}
const shown = (...statements: readonly Statement[]) => shownDoubts(resolve(statements).facts)

test('PR-12 a doubt is shown with the source and day of the doubted value, also beside other fees of the same statement', () => {
  const expected = [{ ...doubt, source: 'zlobki', number: '1/Z', on: '2025-09-17' }]
  expect(shown(register)).toEqual(expected)
  const partly = { ...register, fields: toStatedFields({ doubts: [doubt], fees: { ...fees, month: null, hour: 1_500 } }) }
  expect(shown(partly)).toEqual(expected)
})

test('a doubt ends when another statement gives the value', () => {
  expect(shown(register, { ...register, source: 'owner', number: 'f', fields: toStatedFields({ fees }) })).toEqual([])
  expect(shown()).toEqual([])
})
