import { expect, test } from 'vitest'
import type { Profile } from '../profile.data.ts'
import { closedBy } from './closed-by.ts'

const of = (inactive_since: string | null, ...sources: readonly (readonly [string, string | null])[]) =>
  closedBy({
    facility: { inactive_since } as Profile['facility'],
    sources: sources.map(([source, goneOn]) => ({ source, number: '1', on: '2026-01-01', goneOn })) as Profile['sources'],
  })

test('PR-14 a closed facility is said to be closed by whoever closed it, not by a register that still lists it', () => {
  expect(of('2026-11-20', ['zlobki', null], ['support', '2026-11-20'])).toBe('support')
  expect(of('2026-11-20', ['rspo', null], ['owner', '2026-11-20'])).toBe('owner')
  expect(of('2026-11-20', ['rspo', '2026-11-20'], ['support', '2026-11-20'])).toBe('support')
})

test('PR-14 a facility that a register no longer lists names this register', () => {
  expect(of('2026-10-01', ['zlobki', '2026-10-01'], ['support', null])).toEqual({ register: 'zlobki' })
  expect(of('2026-10-01', ['rspo', '2026-08-01'], ['zlobki', '2026-10-01'])).toEqual({ register: 'zlobki' })
  expect(of(null, ['zlobki', null])).toBeNull()
})
