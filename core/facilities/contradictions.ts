import { sourceOf } from './source.ts'
import type { Facts } from './statement.ts'

/** Free places of which a register and the facility say different numbers, each on its day. */
interface PlacesContradiction {
  readonly about: 'places'
  readonly register: number
  readonly register_on: string
  readonly facility: number
  readonly facility_on: string
}

/** Monthly fee of a register, in grosze, that is outside of what the facility says about its tuition. */
interface FeeContradiction {
  readonly about: 'fees'
  readonly register: number
  readonly register_on: string
  readonly facility: string
  readonly facility_on: string
}

export type Contradiction = PlacesContradiction | FeeContradiction

/** Facts that a register and the facility state in different fields. */
type StatedTwice = { readonly [Name in 'places' | 'vacancies' | 'fees' | 'tuition']?: Facts[Name] | undefined }

const isOfRegister = (source: string) => sourceOf(source).rank === 'register'

/** Amounts in words such as `980–1180 zł` or `1 200 zł`; the least are hours and days, not months. */
const leastMonthlyFee = 100
const amountsIn = (text: string): readonly number[] =>
  [...text.matchAll(/\d{1,3}(?:[ \u00a0.]\d{3})+|\d+/g)]
    .map(([amount]) => Number(amount.replace(/\D/g, '')))
    .filter((n) => n >= leastMonthlyFee)

const ofPlaces = ({ places, vacancies }: StatedTwice): readonly PlacesContradiction[] => {
  const enrolled = places?.value.enrolled ?? null
  if (!places || !vacancies || enrolled === null) return []
  const register = Math.max(0, places.value.places - enrolled)
  const facility = vacancies.value.reduce((sum, one) => sum + one.places, 0)
  return register === facility ? [] : [{ about: 'places', register, register_on: places.on, facility, facility_on: vacancies.on }]
}

const ofFees = ({ fees, tuition }: StatedTwice): readonly FeeContradiction[] => {
  const month = fees?.value.month ?? null
  if (!fees || !tuition || month === null || !isOfRegister(fees.source)) return []
  const amounts = amountsIn(tuition.value)
  const zloty = month / 100
  const agrees = amounts.length === 0 || (zloty >= Math.min(...amounts) && zloty <= Math.max(...amounts))
  return agrees ? [] : [{ about: 'fees', register: month, register_on: fees.on, facility: tuition.value, facility_on: tuition.on }]
}

/** Returns what a register and the facility itself say differently: readers see both, and the owner is asked. */
export const contradictionsOf = (facts: StatedTwice): readonly Contradiction[] => [...ofPlaces(facts), ...ofFees(facts)]
