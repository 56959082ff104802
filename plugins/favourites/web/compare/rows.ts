import { messageKey } from '#core/kernel/message-key.ts'
import { amenityRows, careRows } from './care-rows.ts'
import type { CellContext, Row, RowGroup } from './cell.ts'
import type { ComparedFacility } from './compare.data.ts'
import { feeRows } from './fee-rows.ts'
import { hourRows } from './hour-rows.ts'
import { placeRows } from './place-rows.ts'
import { ratingRows } from './rating-rows.ts'
import { registerRows, whereRows } from './where-rows.ts'

const groups = {
  rating: ratingRows,
  places: placeRows,
  fees: feeRows,
  hours: hourRows,
  care: careRows,
  where: whereRows,
  amenities: amenityRows,
  register: registerRows,
} as const

/** Fees that most facilities do not have, and ratings; nobody misses them where no facility has them. */
const rare: readonly string[] = [
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
