import { expect, test } from 'vitest'
import { appealOutcomes } from '../contract/reasons.ts'
import { appealStateAfter, appealStates, caseActs, caseStateAfter, caseStates } from './states.ts'

test('RP-04 an open case is resolved, a resolved one opened again; nothing else', () => {
  const legal = { 'open resolve': 'resolved', 'resolved reopen': 'open' } as Readonly<Record<string, string>>
  for (const state of caseStates) for (const act of caseActs) expect(caseStateAfter(state, act)).toBe(legal[`${state} ${act}`] ?? null)
})

test('RP-05 an appeal is decided once', () => {
  for (const state of appealStates)
    for (const outcome of appealOutcomes) expect(appealStateAfter(state, outcome)).toBe(state === 'open' ? outcome : null)
})
