import { freshness } from '#core/facilities/free-places.ts'
import { factDay } from '#core/kernel/dates.ts'
import { distance, money, numberFormat, ratingText, wholeMoney } from '#core/kernel/formats.ts'
import { messageKey } from '#core/kernel/message-key.ts'
import { timeSpan, withTimesOfDay } from '#core/kernel/time-of-day.ts'
import type { ComparedFacility } from '../pages.data.ts'
import { amenityRows, careRows } from './care-rows.ts'
import { type Cell, type CellContext, type Row, type RowGroup, row } from './cell.ts'

const kinds = ['month', 'fundedMonth', 'hour', 'mealsMonth', 'mealsDay', 'extraHour'] as const

/** Rows of what a usual family pays, and of the fees. */
const feeRows = (facilities: readonly ComparedFacility[], { t, language }: CellContext): readonly Row[] => [
  row(facilities, 'cost', t('favourites.compare.cost'), ({ family_cost: amount, family_cost_meals: withMeals, facts: { fees } }) => {
    if (amount === null) return null
    const hint = t(withMeals ? 'favourites.compare.cost.with-meals' : 'favourites.compare.cost.without-meals')
    return { text: t('favourites.compare.cost.about', { amount: wholeMoney(amount, language) }), hint, ...(fees && { from: fees }) }
  }),
  ...kinds.map((kind) =>
    row(facilities, kind, t(messageKey('favourites.compare.fee', kind)), ({ facts: { fees } }) => {
      const amount = fees?.value[kind] ?? null
      return fees && amount !== null && { text: amount === 0 ? t('card.fee.free') : money(amount, language), from: fees }
    }),
  ),
]

/** Rows of the opening hours; on working days the source's own text if it does not fit. */
const hourRows = (facilities: readonly ComparedFacility[], { t }: CellContext): readonly Row[] => {
  const hoursRow = (
    day: 'weekdays' | 'saturday' | 'sunday',
    hoursOf: (hours: NonNullable<ComparedFacility['facts']['hours']>['value']) => readonly [boolean, number | null, number | null],
  ) =>
    row(facilities, day, t(messageKey('favourites.compare.hours', day)), ({ facts: { hours, hours_text } }): Cell | null => {
      const [isOpen, from, until] = hours ? hoursOf(hours.value) : [true, null, null]
      if (hours && isOpen && from !== null && until !== null) return { text: timeSpan(from, until), from: hours }
      if (hours && !isOpen) return { text: t('favourites.compare.closed'), from: hours }
      return day === 'weekdays' && hours_text ? { text: withTimesOfDay(hours_text.value), polish: true, from: hours_text } : null
    })
  return [
    hoursRow('weekdays', ({ open_at, close_at }) => [true, open_at, close_at]),
    hoursRow('saturday', (hours) => [hours.is_open_saturday, hours.saturday_open_at, hours.saturday_close_at]),
    hoursRow('sunday', (hours) => [hours.is_open_sunday, hours.sunday_open_at, hours.sunday_close_at]),
  ]
}

/** Rows of free and all places; the count of free ones always has its date. A closed facility has none. */
const placeRows = (facilities: readonly ComparedFacility[], { t, language, today }: CellContext): readonly Row[] => {
  const number = numberFormat(language)
  return [
    row(facilities, 'free', t('favourites.compare.free'), ({ active, facts: { places } }) => {
      if (!places || places.value.enrolled === null || !active) return null
      const isOld = freshness(places.on, today) === 'old'
      return {
        text: number.format(Math.max(0, places.value.places - places.value.enrolled)),
        hint: t(isOld ? 'favourites.compare.on.old' : 'favourites.compare.on', { date: factDay(places.on, language) }),
      }
    }),
    row(
      facilities,
      'all',
      t('favourites.compare.places'),
      ({ facts: { places } }) => places && { text: number.format(places.value.places), from: places },
    ),
  ]
}

const parts = ['total', 'cleanliness', 'staff', 'food'] as const

/** Rows of what parents think of the facilities; the whole rating tells from how many opinions. */
const ratingRows = (facilities: readonly ComparedFacility[], { t, language }: CellContext): readonly Row[] =>
  parts.map((part) =>
    row(facilities, `rating.${part}`, t(messageKey('favourites.compare.rating', part)), ({ scores }) => {
      const score = scores[`score_${part}`]
      if (score === null) return null
      return { text: ratingText(score, language), ...(part === 'total' && { hint: t('rating.opinions', { count: scores.opinion_count }) }) }
    }),
  )

/** Distance beyond which facilities are in different regions and nobody compares the way, metres. */
const maxMetres = 50_000

/** Rows of address and distance from the device or the first facility. */
const whereRows = (facilities: readonly ComparedFacility[], { t, language, fromDevice }: CellContext): readonly Row[] => {
  const isNear = fromDevice || facilities.slice(1).some(({ metres }) => metres !== null && metres <= maxMetres)
  return [
    row(facilities, 'address', t('favourites.compare.address'), ({ city, district, facts: { street, building_number } }) => ({
      text: [[street?.value ?? city, building_number?.value].filter(Boolean).join(' '), district, street ? city : null]
        .filter(Boolean)
        .join(', '),
    })),
    row(
      facilities,
      'distance',
      t(fromDevice ? 'favourites.compare.distance.device' : 'favourites.compare.distance', { name: facilities[0]?.name }),
      ({ metres }, n) => {
        if (metres === null || !isNear || (!fromDevice && metres > maxMetres)) return null
        return { text: n === 0 && !fromDevice ? t('favourites.compare.here') : distance(metres, language) }
      },
    ),
  ]
}

/** Rows of what the register says: governing body and status. */
const registerRows = (facilities: readonly ComparedFacility[], { t }: CellContext): readonly Row[] => [
  row(
    facilities,
    'operator',
    t('favourites.compare.operator'),
    ({ facts: { operator } }) => operator && { text: operator.value.name, polish: true, from: operator },
  ),
]

/** Begins with what cards say, in their order. */
const groups = {
  fees: feeRows,
  places: placeRows,
  hours: hourRows,
  rating: ratingRows,
  care: careRows,
  where: whereRows,
  amenities: amenityRows,
  register: registerRows,
} as const

/** The cost, which follows from fees, fees that most facilities do not have, and ratings; nobody misses them where no facility has them. */
const rare: readonly string[] = [
  'cost',
  'rating.total',
  'rating.cleanliness',
  'rating.staff',
  'rating.food',
  'fundedMonth',
  'hour',
  'mealsMonth',
  'mealsDay',
  'extraHour',
  'saturday',
  'sunday',
  'distance',
  'method',
]

const isKnown = ({ cells }: Row) => cells.some((cell) => cell !== null)

/** Returns the rows of a comparison by group, and the labels of those about which no source says anything for any facility. */
export const comparisonRows = (
  facilities: readonly ComparedFacility[],
  context: CellContext,
): { readonly groups: readonly RowGroup[]; readonly unknown: readonly string[] } => {
  const all = (Object.keys(groups) as (keyof typeof groups)[]).map((key) => ({
    key,
    label: context.t(messageKey('favourites.compare.group', key)),
    rows: groups[key](facilities, context),
  }))
  return {
    groups: all.map((group) => ({ ...group, rows: group.rows.filter(isKnown) })).filter(({ rows }) => rows.length > 0),
    unknown: all.flatMap(({ rows }) => rows.filter((one) => !isKnown(one) && !rare.includes(one.key)).map(({ label }) => label)),
  }
}
