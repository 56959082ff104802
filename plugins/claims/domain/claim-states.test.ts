import { expect, test } from 'vitest'
import { verificationAfter, verificationSteps } from '#core/facilities/verification.ts'
import { claimStates } from '../contract/claim.ts'
import { claimActs, editableStates, openStates, stateAfter, verificationOf } from './claim-states.ts'

const legal = [
  ['draft', 'submit', 'submitted'],
  ['draft', 'contest', 'contested'],
  ['draft', 'accept', 'accepted'],
  ['draft', 'withdraw', 'withdrawn'],
  ['draft', 'expire', 'expired'],
  ['submitted', 'contest', 'contested'],
  ['submitted', 'accept', 'accepted'],
  ['submitted', 'reject', 'rejected'],
  ['submitted', 'revise', 'revise'],
  ['submitted', 'withdraw', 'withdrawn'],
  ['contested', 'accept', 'accepted'],
  ['contested', 'reject', 'rejected'],
  ['contested', 'revise', 'revise'],
  ['contested', 'withdraw', 'withdrawn'],
  ['revise', 'submit', 'submitted'],
  ['revise', 'contest', 'contested'],
  ['revise', 'accept', 'accepted'],
  ['revise', 'withdraw', 'withdrawn'],
  ['revise', 'expire', 'expired'],
  ['rejected', 'submit', 'submitted'],
  ['rejected', 'contest', 'contested'],
  ['rejected', 'accept', 'accepted'],
] as const

test.each(legal)('CL-03 %s, %s: %s', (state, act, after) => {
  expect(stateAfter(state, act)).toBe(after)
})

const illegal = claimStates.flatMap((state) =>
  claimActs.flatMap((act) => (legal.some(([from, by]) => from === state && by === act) ? [] : [[state, act] as const])),
)

test.each(illegal)('CL-03 %s, %s: refused', (state, act) => {
  expect(stateAfter(state, act)).toBeNull()
})

test('CL-07 each transition is one or two steps of the verification, or none', () => {
  const reachable = (from: (typeof verificationOf)[keyof typeof verificationOf]) => {
    const once = verificationSteps.flatMap((step) => verificationAfter(from, step) ?? [])
    return [from, ...once, ...once.flatMap((state) => verificationSteps.flatMap((step) => verificationAfter(state, step) ?? []))]
  }
  for (const [state, , after] of legal) expect(reachable(verificationOf[state]), `${state} ${after}`).toContain(verificationOf[after])
})

test('CL-08 a rejected claim may be corrected, but does not keep others from being opened', () => {
  expect(editableStates).toEqual(['draft', 'revise', 'rejected'])
  expect(openStates).toEqual(['draft', 'submitted', 'contested', 'revise'])
})
