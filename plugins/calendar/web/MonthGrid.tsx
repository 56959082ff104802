import { weekdayLetter } from '#core/kernel/dates.ts'
import { addDays } from '#core/kernel/warsaw.ts'
import { useLanguage } from '#web/runtime/i18n/i18n-context.ts'
import css from './month-grid.module.css'
import { markOf } from './months.ts'

interface MonthGridProps {
  /** Dates of the month, ISO. */
  readonly dates: readonly string[]
  /** Days to mark, ISO, both included. */
  readonly spans: readonly { readonly from: string; readonly to: string }[]
  /** ISO day. */
  readonly today: string
}

const monday = '2026-06-01'
const week = Array.from({ length: 7 }, (_, n) => addDays(monday, n))

/** Column of a date, from 1 for Monday. */
const columnOf = (date: string) => ((new Date(date).getUTCDay() + 6) % 7) + 1

/** Dates of a month with its days marked, as a picture: the list beside it says them in words. Numbers are counted by the style sheet. */
export const MonthGrid = ({ dates, spans, today }: MonthGridProps) => {
  const language = useLanguage()
  return (
    <div className={css['grid']} aria-hidden>
      {week.map((day) => (
        <b key={day}>{weekdayLetter(day, language)}</b>
      ))}
      {dates.map((date, n) => (
        <i
          key={date}
          className={css[markOf(date, spans) ?? '']}
          data-column={n === 0 ? columnOf(date) : undefined}
          data-today={date === today ? '' : undefined}
        />
      ))}
    </div>
  )
}
