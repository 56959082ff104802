import type { Discount, DiscountReason } from './discounts.ts'
import type { Commune, Family } from './family.ts'
import type { PricedFacility } from './priced-facility.ts'
import type { RateView } from './rate.ts'
import type { RateKind } from './rate-kinds.ts'

/**
 * Line of a cost per month, in grosze; what lowers it is negative. `rate`: that which it follows; a line without one
 * follows the fees of the facility.
 */
export interface CostLine {
  readonly kind: 'fee' | 'discount' | 'hours' | 'subsidy' | 'benefit' | 'meals'
  readonly amount: number
  readonly rate: RateView | null
  /** Discount that a line of this kind follows. */
  readonly discount?: Discount
}

/**
 * Why a rate lowers nothing: the fee is above its limit, the child is too old or too young, has too few siblings, or the
 * family lives elsewhere.
 */
export interface Unpaid {
  readonly reason: 'fee-above-limit' | 'age' | 'siblings' | 'residents-only'
  readonly rate: RateView
}

/** Cost of a facility for a family, per month. */
export interface Cost {
  readonly lines: readonly CostLine[]
  /** Sum of the lines, in grosze. */
  readonly total: number
  /** It may be another: the fee is the highest one, or hours or meals depend on days. */
  readonly isEstimate: boolean
  readonly unpaid: readonly Unpaid[]
  /** Nobody states what meals cost, so that they are not part of the sum. */
  readonly lacksMeals: boolean
}

/** Days of care in a month, of so many a week. */
export const monthDays = (daysAWeek: number): number => Math.round((daysAWeek * 52) / 12)

/** Returns the age of a child in whole months at a day, by the month of its birth. */
const ageOn = (born: string, day: string): number => {
  const months = (text: string) => Number(text.slice(0, 4)) * 12 + Number(text.slice(5, 7))
  return months(day) - months(born)
}

/** Returns the last day of the school year (31 August) in which a child of this month of birth reaches an age in years. */
const endOfSchoolYear = (born: string, years: number): string => {
  const month = Number(born.slice(5, 7))
  return `${Number(born.slice(0, 4)) + years + (month > 8 ? 1 : 0)}-08-31`
}

const isIn = (area: { readonly [Name in keyof Commune]: string | null }, { voivodeship, county, commune }: RateView) =>
  commune === null || (voivodeship === area.voivodeship && county === area.county && commune === area.commune)

/** Returns the rates of a kind for a facility that are in force on a day, those of its commune before those of the country. */
const ratesOf = (rates: readonly RateView[], kind: RateKind, facility: PricedFacility, today: string): readonly RateView[] =>
  rates
    .filter((rate) => rate.kind === kind && isIn(facility, rate))
    .filter(({ valid_from, valid_until }) => valid_from <= today && (valid_until === null || today <= valid_until))
    .toSorted((one, other) => Number(one.commune === null) - Number(other.commune === null))

/** Returns why a family does not get a rate, or `null` when it does. */
const refusalOf = (rate: RateView, family: Family, fee: number, today: string): Unpaid['reason'] | null => {
  if (rate.fee_limit !== null && fee > rate.fee_limit) return 'fee-above-limit'
  if (family.siblings < rate.siblings_from) return 'siblings'
  if (family.born !== null) {
    const age = ageOn(family.born, today)
    if ((rate.age_from !== null && age < rate.age_from) || (rate.age_until !== null && age > rate.age_until)) return 'age'
    // Paid until the end of the school year in which the child turns three (act on active parents of 15 May 2024).
    if (rate.kind === 'nursery_benefit' && today > endOfSchoolYear(family.born, 3)) return 'age'
  }
  return rate.kind === 'nursery_subsidy' && !(family.home && isIn(family.home, rate)) ? 'residents-only' : null
}

const amountFor = ({ amount, disability_amount }: RateView, { disability }: Family) => (disability ? (disability_amount ?? amount) : amount)

const applies: Readonly<Record<DiscountReason, (family: Family, facility: PricedFacility) => boolean>> = {
  sibling: ({ siblingAt }, { id }) => siblingAt.includes(id),
  large_family: ({ largeFamily }) => largeFamily,
  disability: ({ disability }) => disability,
  single_parent: ({ singleParent }) => singleParent,
}

/** Returns the largest discount of a family: no facility states that discounts add up. */
const discountFor = (facility: PricedFacility, family: Family): Discount | undefined =>
  facility.discounts.filter(({ reason }) => applies[reason](family, facility)).toSorted((one, other) => other.percent - one.percent)[0]

const mealsOf = (fees: PricedFacility['fees'], family: Family): number | null =>
  fees?.meals_month ?? (fees?.meals_day == null ? null : fees.meals_day * monthDays(family.days))

/** Price of the care alone; `null`: nobody states it. */
type Care = Pick<Cost, 'lines' | 'unpaid'> | null

/** Works out a nursery: a discount lowers the fee, a commune's subsidy what is left of it, and the State pays of the rest. */
const estimateNursery = (facility: PricedFacility, rates: readonly RateView[], family: Family, today: string): Care => {
  const fee = facility.fees?.month ?? null
  if (fee === null) return null
  const lines: CostLine[] = [{ kind: 'fee', amount: fee, rate: null }]
  const unpaid: Unpaid[] = []
  let left = fee
  const discount = discountFor(facility, family)
  if (discount) {
    const amount = Math.round((fee * discount.percent) / 100)
    left -= amount
    lines.push({ kind: 'discount', amount: -amount, rate: null, discount })
  }
  for (const kind of ['nursery_subsidy', 'nursery_benefit'] as const) {
    const tried = ratesOf(rates, kind, facility, today).map((rate) => ({ rate, reason: refusalOf(rate, family, left, today) }))
    const [best] = tried
      .filter(({ reason }) => reason === null)
      .toSorted((one, other) => amountFor(other.rate, family) - amountFor(one.rate, family))
    if (!best) {
      unpaid.push(...tried.flatMap(({ rate, reason }) => (reason === null ? [] : [{ rate, reason }])))
      continue
    }
    const paid = Math.min(left, amountFor(best.rate, family))
    left -= paid
    if (paid > 0) lines.push({ kind: kind === 'nursery_subsidy' ? 'subsidy' : 'benefit', amount: -paid, rate: best.rate })
  }
  return { lines, unpaid }
}

/**
 * Works out a kindergarten: a public one costs the hours beyond the free ones, until the end of the school year in the
 * calendar year in which the child turns six (art. 52 of the act on financing education of 27 October 2017); any other
 * one its fee.
 */
const estimateKindergarten = (facility: PricedFacility, rates: readonly RateView[], family: Family, today: string): Care => {
  const care = (kind: 'fee' | 'hours', amount: number, rate: RateView | null = null) => ({ lines: [{ kind, amount, rate }], unpaid: [] })
  if (facility.is_public !== true) {
    const fee = facility.fees?.month ?? null
    return fee === null ? null : care('fee', fee)
  }
  const isFree = family.born !== null && today > `${Number(family.born.slice(0, 4)) + 6}-08-31`
  if (isFree) return care('hours', 0)
  const [rate] = ratesOf(rates, 'kindergarten_hour', facility, today)
  if (!rate) return null
  const hours = Math.max(0, family.hours - (rate.free_hours ?? 0))
  return care('hours', hours * rate.amount * monthDays(family.days), rate)
}

/**
 * Works out what a family pays a month on a day: fee − discount − subsidy − benefit + meals; `null` where nobody states the price
 * of care, which is not guessed. `rates`: at least those of the country and of the facility's commune.
 */
export const estimateCost = (facility: PricedFacility, rates: readonly RateView[], family: Family, today: string): Cost | null => {
  const estimateCare = facility.category === 'przedszkola' ? estimateKindergarten : estimateNursery
  const care = estimateCare(facility, rates, family, today)
  if (care === null) return null
  const meals = mealsOf(facility.fees, family)
  const lines: readonly CostLine[] = [...care.lines, ...(meals === null ? [] : [{ kind: 'meals' as const, amount: meals, rate: null }])]
  return {
    lines,
    total: lines.reduce((sum, { amount }) => sum + amount, 0),
    isEstimate:
      lines.some(({ kind, amount }) => (kind === 'fee' && facility.is_highest_fee) || (kind === 'hours' && amount > 0)) ||
      (meals !== null && facility.fees?.meals_month == null),
    unpaid: care.unpaid,
    lacksMeals: meals === null,
  }
}
