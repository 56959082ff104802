import { factDay } from '#core/kernel/dates.ts'
import { numberFormat } from '#core/kernel/formats.ts'
import { type CellContext, type Row, row } from './cell.ts'
import type { ComparedFacility } from './compare.data.ts'

/** Age of a count of free places from which it is called old, days (decisions §6). */
const oldAfterDays = 45
const dayMs = 86_400_000

/** Rows of free and all places; the count of free ones always has its date. A closed facility has none. */
export const placeRows = (facilities: readonly ComparedFacility[], { t, language, today }: CellContext): readonly Row[] => {
  const number = numberFormat(language)
  return [
    row(facilities, 'free', t('favourites.compare.free'), ({ active, facts: { places } }) => {
      if (!places || places.value.enrolled === null || !active) return null
      const isOld = (Date.parse(today) - Date.parse(places.on)) / dayMs > oldAfterDays
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
