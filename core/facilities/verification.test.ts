import { expect, test } from 'vitest'
import {
  isVerificationOverdue,
  shadowStatusOf,
  statusInState,
  type VerificationState,
  verificationAfter,
  verificationDueAt,
  verificationStates,
  verificationSteps,
} from './verification.ts'

const legal = [
  ['unverified', 'submit', 'pending'],
  ['pending', 'withdraw', 'unverified'],
  ['pending', 'accept', 'verified'],
  ['pending', 'reject', 'rejected'],
  ['verified', 'end', 'unverified'],
  ['rejected', 'submit', 'pending'],
  ['rejected', 'withdraw', 'unverified'],
] as const

test.each(legal)('CL-06 %s, %s: %s', (state, step, after) => {
  expect(verificationAfter(state, step)).toBe(after)
})

const illegal = verificationStates.flatMap((state) =>
  verificationSteps.flatMap((step) => (legal.some(([from, by]) => from === state && by === step) ? [] : [[state, step] as const])),
)

test.each(illegal)('CL-06 %s, %s: refused', (state, step) => {
  expect(verificationAfter(state, step)).toBeNull()
})

test('CL-06 is due 48 hours after it was submitted, and overdue only while it waits', () => {
  const due = verificationDueAt('2026-11-23T10:00:00.000Z')
  expect(due).toBe('2026-11-25T10:00:00.000Z')
  const overdue = (state: VerificationState, now: string) => isVerificationOverdue(state, due, new Date(now))
  expect([overdue('pending', due), overdue('pending', '2026-11-25T10:00:01Z'), overdue('verified', '2027-01-01')]).toEqual([
    false,
    true,
    false,
  ])
})

test('CL-07 a verified facility is registered and keeps its package; PR-08 pending and rejected are shown before the status', () => {
  expect((['unknown', 'registered', 'premium'] as const).map((status) => statusInState('verified', status))).toEqual([
    'registered',
    'registered',
    'premium',
  ])
  expect([statusInState('unverified', 'registered'), statusInState('pending', 'unknown'), statusInState('rejected', 'premium')]).toEqual([
    'unknown',
    'unknown',
    'premium',
  ])
  expect(verificationStates.map(shadowStatusOf)).toEqual([null, 'pending', null, 'rejected'])
})
