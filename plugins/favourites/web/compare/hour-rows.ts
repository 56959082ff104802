import { messageKey } from '#core/kernel/message-key.ts'
import { timeOfDay } from '#core/kernel/time-of-day.ts'
import { type Cell, type CellContext, type Row, row } from './cell.ts'
import type { ComparedFacility } from './compare.data.ts'

/** Rows of the opening hours; on working days the source's own text if it does not fit. */
export const hourRows = (facilities: readonly ComparedFacility[], { t }: CellContext): readonly Row[] => {
  const hoursRow = (
    day: 'weekdays' | 'saturday' | 'sunday',
    hoursOf: (hours: NonNullable<ComparedFacility['facts']['hours']>['value']) => readonly [boolean, number | null, number | null],
  ) =>
    row(facilities, day, t(messageKey('favourites.compare.hours', day)), ({ facts: { hours, hours_text } }): Cell | null => {
      const [isOpen, from, until] = hours ? hoursOf(hours.value) : [true, null, null]
      if (hours && isOpen && from !== null && until !== null) return { text: `${timeOfDay(from)}–${timeOfDay(until)}`, from: hours }
      if (hours && !isOpen) return { text: t('favourites.compare.closed'), from: hours }
      return day === 'weekdays' && hours_text ? { text: hours_text.value, polish: true, from: hours_text } : null
    })
  return [
    hoursRow('weekdays', ({ open_at, close_at }) => [true, open_at, close_at]),
    hoursRow('saturday', (hours) => [hours.is_open_saturday, hours.saturday_open_at, hours.saturday_close_at]),
    hoursRow('sunday', (hours) => [hours.is_open_sunday, hours.sunday_open_at, hours.sunday_close_at]),
  ]
}
