import { expect, test } from 'vitest'
import { contradictionsOf } from './contradictions.ts'
import type { Facts } from './statement.ts'

const register = { source: 'zlobki', number: '1/Z', on: '2026-10-01' }
const owner = { source: 'owner', number: 'x', on: '2026-11-20' }
const places = (all: number, enrolled: number | null) => ({ places: { ...register, value: { places: all, enrolled } } })
const vacancies = (...counts: readonly number[]) => ({
  vacancies: { ...owner, value: counts.map((count, at) => ({ group: `${at}`, places: count, from: null })) },
})
const fees = (zloty: number | null, source = register) => ({ fees: { ...source, value: { month: zloty === null ? null : zloty * 100 } } })
const tuition = (value: string) => ({ tuition: { ...owner, value } })
const of = (...facts: readonly object[]) => contradictionsOf(Object.assign({}, ...facts) as Facts)

test('PR-12 a full facility that says it has free places contradicts its register', () => {
  expect(of(places(57, 57), vacancies(3, 1))).toEqual([
    { about: 'places', register: 0, register_on: '2026-10-01', facility: 4, facility_on: '2026-11-20' },
  ])
  expect(of(places(57, 53), vacancies(4))).toEqual([])
  expect(of(places(57, null), vacancies(4))).toEqual([])
  expect(of(places(57, 57))).toEqual([])
})

test('PR-12 a fee of the register outside of the tuition that the facility states contradicts it', () => {
  expect(of(fees(1460), tuition('980–1180 zł'))).toEqual([
    { about: 'fees', register: 146_000, register_on: '2026-10-01', facility: '980–1180 zł', facility_on: '2026-11-20' },
  ])
  expect(of(fees(1460), tuition('od 1 200 do 1 500 zł'))).toEqual([])
  expect(of(fees(1460), tuition('1.460 zł, godzina 12 zł'))).toEqual([])
  expect(of(fees(1460), tuition('zapytaj'))).toEqual([])
  expect(of(fees(null), tuition('980 zł'))).toEqual([])
  expect(of(fees(1460, owner), tuition('980 zł'))).toEqual([])
})
