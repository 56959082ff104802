import { addDays } from '#core/kernel/warsaw.ts'
import { isSeason } from '#plugins/tags/contract/ui.ts'

/** ISO days, both included. */
interface Span {
  readonly from: string
  readonly to: string
}

/** Month of a school year. */
export interface SchoolMonth<Day extends Span> {
  /** Its dates, ISO, from the first one. */
  readonly dates: readonly string[]
  /** Days and periods that begin in it. */
  readonly days: readonly Day[]
  /** Periods that began in an earlier month and go on. */
  readonly continuing: readonly Day[]
}

const datesOf = (year: number, month: number) => {
  const first = new Date(Date.UTC(year, month, 1)).toISOString().slice(0, 10)
  const length = new Date(Date.UTC(year, month + 1, 0)).getUTCDate()
  return Array.from({ length }, (_, n) => addDays(first, n))
}

/** Returns the months of a school year, from September to August, each with its days. */
export const monthsOf = <Day extends Span>(firstYear: number, days: readonly Day[]): readonly SchoolMonth<Day>[] =>
  Array.from({ length: 12 }, (_, n) => {
    const dates = datesOf(firstYear, 8 + n)
    const [first = ''] = dates
    return {
      dates,
      days: days.filter(({ from }) => dates.includes(from)),
      continuing: days.filter(({ from, to }) => from < first && to >= first),
    }
  })

/** Returns what a date is marked as: a day to celebrate, else part of a season. */
export const markOf = (date: string, spans: readonly Span[]): 'day' | 'season' | null => {
  const covering = spans.filter(({ from, to }) => from <= date && date <= to)
  if (covering.some((span) => !isSeason(span))) return 'day'
  return covering.length > 0 ? 'season' : null
}
