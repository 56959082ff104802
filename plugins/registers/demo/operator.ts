import type { Operator } from '#core/facilities/fields.ts'
import type { SeededRandom } from '#core/kernel/seeded-random.ts'
import { type FacilityKind, isUnderThreeCare } from './facility-kind.ts'
import type { SampleLocality } from './sample-locality.ts'
import { streets } from './streets.ts'

/** Fictional operators of private facilities. */
const companies = [
  'Wymyślony Zakątek sp. z o.o.',
  'Fundacja Zmyślone Dzieciństwo',
  'Przykładowa Opieka sp. z o.o.',
  'Chmurka Demo sp. z o.o.',
  'Kredkowo Przykład sp. z o.o.',
  'Stowarzyszenie Rodziców „Na Niby”',
  'Zmyślona Polana s.c.',
  'Demo Maluch sp. z o.o.',
  'Fundacja Przykładowy Uśmiech',
  'Na Niby Edukacja S.A.',
] as const

/** Fictional operators of municipal facilities. */
const municipalOperators = {
  care: 'Samorządowy Zespół Żłobków (dane przykładowe)',
  education: 'Samorządowy Zespół Szkół i Przedszkoli (dane przykładowe)',
} as const

const weights = [6, 5, 7, 2, 3, 4, 5, 6, 7] as const

/** Returns a NIP with a valid check digit and the prefix 000, which no tax office uses; `null` where the check digit would be 10. */
const fakeNip = (nth: number): string | null => {
  const digits = String(nth).padStart(9, '0')
  const check = weights.reduce((sum, weight, at) => sum + weight * Number(digits[at]), 0) % 11
  return check === 10 ? null : `${digits}${check}`
}

/** Generates a fictional operator: a company or foundation, or a municipal unit. */
export const generateOperator = (random: SeededRandom, locality: SampleLocality, kind: FacilityKind): Operator => {
  const index = random.between(0, companies.length - 1)
  const address = `${random.pick(streets)} ${random.between(1, 90)}, ${locality.city}`
  const isMunicipal = kind.operatedBy === 'municipality'
  return {
    name: isMunicipal ? municipalOperators[isUnderThreeCare(kind) ? 'care' : 'education'] : (companies[index] ?? companies[0]),
    address: random.chance(90) ? address : null,
    nip: isMunicipal ? null : fakeNip(100 + index),
    regon: null,
    registerNumbers: null,
    website: null,
  }
}
