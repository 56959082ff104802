import type { Capacity, Fees } from '#core/facilities/fields.ts'
import type { SeededRandom } from '#core/kernel/seeded-random.ts'
import { type FacilityKind, isUnderThreeCare } from './facility-kind.ts'

const toGrosze = (zloty: number): number => Math.round(zloty * 100)
const roundToTens = (zloty: number): number => Math.round(zloty / 10) * 10

/** Returns the school year of a day, which begins in September: `2026-11-21` → `2026/2027`. */
const schoolYear = (today: string): string => {
  const year = Number(today.slice(0, 4)) - (today.slice(5, 7) < '09' ? 1 : 0)
  return `${year}/${year + 1}`
}

/** Returns a monthly fee in złoty: a municipal nursery costs a third of a private one, public kindergartens and schools are free. */
const monthlyFee = (random: SeededRandom, typicalFee: number, kind: FacilityKind): number => {
  if (kind.operatedBy !== 'private') return isUnderThreeCare(kind) ? roundToTens(typicalFee / 3 + random.signedUnit() * 120) : 0
  const discount = isUnderThreeCare(kind) ? (kind.type === 'nursery' ? 0 : 150) : kind.type === 'kindergarten_point' ? 500 : 300
  return roundToTens(typicalFee - discount + random.signedUnit() * 350)
}

/** Generates fees around the typical fee of the locality. */
export const generateFees = (random: SeededRandom, typicalFee: number, kind: FacilityKind, today: string): Fees => {
  const month = monthlyFee(random, typicalFee, kind)
  const mealsDaily = random.chance(55) || month === 0
  const byHour = isUnderThreeCare(kind) && kind.operatedBy === 'private'
  return {
    month: toGrosze(month),
    fundedMonth: kind.type === 'nursery' && random.chance(15) ? toGrosze(roundToTens(month / 2)) : null,
    hour: byHour && random.chance(kind.type === 'nursery' ? 10 : 40) ? toGrosze(random.between(18, 32)) : null,
    extraHour: month > 0 && random.chance(30) ? toGrosze(random.between(15, 40)) : null,
    mealsMonth: mealsDaily ? null : toGrosze(roundToTens(random.between(240, 420))),
    mealsDay: mealsDaily ? toGrosze(random.between(12, 23)) : null,
    discounts: month > 0 && random.chance(25) ? `Rodzeństwo 10% taniej w roku szkolnym ${schoolYear(today)}` : null,
  }
}

const sizeOf = (random: SeededRandom, { type, operatedBy }: FacilityKind): number => {
  if (type === 'day_guardian') return random.between(4, 8)
  if (type === 'toddler_club') return random.between(8, 30)
  if (type === 'kindergarten_point') return random.between(10, 25)
  if (type === 'kindergarten_department') return random.between(1, 3) * 25
  if (type === 'primary_school') return operatedBy === 'private' ? random.between(40, 180) : random.between(6, 32) * 25
  if (type === 'nursery') return operatedBy === 'municipality' ? random.between(12, 30) * 5 : random.between(16, 90)
  return operatedBy === 'private' ? random.between(20, 110) : random.between(3, 8) * 25
}

/** Generates capacity and enrolled children: 40 % are full, 6 % do not state the number of children. */
export const generateCapacity = (random: SeededRandom, kind: FacilityKind): Capacity => {
  const places = sizeOf(random, kind)
  const free = random.chance(40) ? 0 : random.between(1, Math.max(2, Math.round(places / 4)))
  return { places, enrolled: random.chance(6) ? null : places - free }
}
