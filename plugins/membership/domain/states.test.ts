import { expect, test } from 'vitest'
import { membershipStates } from '../contract/membership.ts'
import { membershipActs, stateAfter } from './states.ts'

const legal = [
  ['awaiting_login', 'join', 'approved'],
  ['awaiting_login', 'refuse', 'left'],
  ['awaiting_login', 'cancel', 'removed'],
  ['awaiting_verification', 'accept', 'approved'],
  ['awaiting_verification', 'reject', 'rejected'],
  ['awaiting_verification', 'withdraw', 'left'],
  ['awaiting_verification', 'join', 'approved'],
  ['approved', 'remove', 'removed'],
  ['approved', 'leave', 'left'],
  ['rejected', 'accept', 'approved'],
  ['rejected', 'request', 'awaiting_verification'],
  ['rejected', 'join', 'approved'],
  ['removed', 'request', 'awaiting_verification'],
  ['removed', 'join', 'approved'],
  ['left', 'request', 'awaiting_verification'],
  ['left', 'join', 'approved'],
] as const

test.each(legal)('ME-02 %s, %s: %s', (state, act, after) => {
  expect(stateAfter(state, act)).toBe(after)
})

const illegal = membershipStates.flatMap((state) =>
  membershipActs.flatMap((act) => (legal.some(([from, by]) => from === state && by === act) ? [] : [[state, act] as const])),
)

test.each(illegal)('ME-02 %s, %s: refused', (state, act) => {
  expect(stateAfter(state, act)).toBeNull()
})

test('ME-02 nobody becomes a member without the facility, which has invited or accepted', () => {
  const ways = membershipStates.flatMap((state) => membershipActs.filter((act) => stateAfter(state, act) === 'approved'))
  expect([...new Set(ways)].toSorted()).toEqual(['accept', 'join'])
})
