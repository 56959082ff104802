import { fromWarsawTime, toWarsawTime } from '#core/kernel/warsaw.ts'
import { newsLimits } from '../../contract/limits.ts'

/** Day, ISO, and time of day, `08:00`, as the clocks in Warsaw show them. */
export interface LocalMoment {
  readonly day: string
  readonly time: string
}

const dayMs = 86_400_000

const two = (number: number) => String(number).padStart(2, '0')

/**
 * Returns the moment, ISO 8601 UTC, at which the clocks in Warsaw show a day and a time: the first one where they show it
 * twice. `null` where a part is missing, or the clocks never show it, as in the hour that is skipped in spring.
 */
export const momentOf = ({ day, time }: LocalMoment): string | null => {
  const [, hours, minutes] = /^([01]\d|2[0-3]):([0-5]\d)$/.exec(time) ?? []
  if (!/^\d{4}-\d{2}-\d{2}$/.test(day) || Number.isNaN(Date.parse(day)) || hours === undefined || minutes === undefined) return null
  const wanted = Number(hours) * 60 + Number(minutes)
  const moment = fromWarsawTime(day, wanted)
  const shown = toWarsawTime(moment)
  return shown.day === day && shown.minutes === wanted ? moment.toISOString() : null
}

/** Returns what the clocks in Warsaw show at a moment, ISO 8601. */
export const localOf = (moment: string): LocalMoment => {
  const { day, minutes } = toWarsawTime(new Date(moment))
  return { day, time: `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}` }
}

/** Returns the message key of what is wrong with a moment of publishing; `null`: nothing. */
export const momentError = (
  local: LocalMoment,
  now: Date,
): 'FIELD_REQUIRED' | 'publications.form.moment.skipped' | 'publications.form.moment.past' | 'publications.form.moment.far' | null => {
  if (local.day === '' || local.time === '') return 'FIELD_REQUIRED'
  const moment = momentOf(local)
  if (moment === null) return 'publications.form.moment.skipped'
  if (Date.parse(moment) <= now.getTime()) return 'publications.form.moment.past'
  return Date.parse(moment) < now.getTime() + newsLimits.scheduleDays * dayMs ? null : 'publications.form.moment.far'
}
