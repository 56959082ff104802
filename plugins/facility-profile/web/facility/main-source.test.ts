import { expect, test } from 'vitest'
import type { Profile } from '../profile.data.ts'
import { mainSourceOf } from './main-source.ts'

const register = { source: 'zlobki', number: '10016/Z', on: '2025-09-17' }
const older = { ...register, on: '2025-02-22' }
const fact = <Value>(value: Value, from: typeof register) => ({ ...from, value })

const profile = (facts: object, contact: Partial<Profile['contact']> = {}) =>
  ({ facts, contact: { phone: null, email: null, ...contact }, sources: [{ ...older, goneOn: null }] }) as unknown as Profile

test('PR-12 the line below the heading names the source and day of most facts', () => {
  expect(mainSourceOf(profile({ name: fact('Bajka', older), city: fact('Kraków', register) }, { phone: register }))).toEqual(register)
})

test('PR-12 with equally many facts the first one counts, without facts the first statement', () => {
  expect(mainSourceOf(profile({ name: fact('Bajka', older), city: fact('Kraków', register) }))).toEqual(older)
  expect(mainSourceOf(profile({}))).toEqual(older)
  expect(mainSourceOf({ ...profile({}), sources: [] })).toBeNull()
})
