import { expect, test } from 'vitest'
import { failureOf } from '#adapters/memory/run.ts'
import { shadowStates } from '../contract/shadow.ts'
import { badgeOf, nextState, requireTransition, type ShadowAct } from './shadow-state.ts'

const acts: readonly ShadowAct[] = ['edit', 'delete', 'accept', 'reject', 'revise']
const legal: Readonly<Record<string, string>> = {
  'pending edit': 'pending',
  'pending delete': 'deleted',
  'pending accept': 'accepted',
  'pending reject': 'rejected',
  'pending revise': 'revise',
  'revise edit': 'pending',
  'revise delete': 'deleted',
}
const all = shadowStates.flatMap((state) => acts.map((act) => [state, act] as const))

test.each(all)('AP-07 a shadow edit that is %s: %s', (state, act) => {
  expect(nextState(state, act)).toBe(legal[`${state} ${act}`] ?? null)
})

test.each(all.filter(([state, act]) => !(`${state} ${act}` in legal)))('AP-07 %s refuses %s and says who decided', async (state, act) => {
  expect(await failureOf(requireTransition(state, act, 'Sylwia'))).toMatchObject({ _tag: 'ShadowAlreadyDecided', detail: 'Sylwia' })
})

test('PR-08 the badge waits while the edit waits, and is red after it was rejected', () => {
  expect(shadowStates.map(badgeOf)).toEqual(['pending', 'pending', null, 'rejected', null])
})
