const minute = 60_000

const clock = new Intl.DateTimeFormat('en-CA', {
  timeZone: 'Europe/Warsaw',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  weekday: 'short',
  hourCycle: 'h23',
})

/** Local time in Warsaw: ISO day, `Mon` to `Sun`, minutes since midnight. */
interface WarsawTime {
  readonly day: string
  readonly weekday: string
  readonly minutes: number
}

/** Maximum number of cached minutes; then the cache is cleared. */
const maxCached = 1000
const cachedTimes = new Map<number, WarsawTime>()

/**
 * Converts a moment to local time in Warsaw, including daylight saving. Each minute is formatted once: a page asks for
 * the same ones a dozen times.
 */
export const toWarsawTime = (moment: Date): WarsawTime => {
  const minuteNumber = Math.floor(moment.getTime() / minute)
  const cached = cachedTimes.get(minuteNumber)
  if (cached) return cached
  const time = formatWarsawTime(moment)
  if (cachedTimes.size >= maxCached) cachedTimes.clear()
  cachedTimes.set(minuteNumber, time)
  return time
}

const formatWarsawTime = (moment: Date): WarsawTime => {
  const parts = Object.fromEntries(clock.formatToParts(moment).map(({ type, value }) => [type, value]))
  return {
    day: `${parts['year']}-${parts['month']}-${parts['day']}`,
    weekday: parts['weekday'] ?? '',
    minutes: Number(parts['hour']) * 60 + Number(parts['minute']),
  }
}

/** Returns the offset of Warsaw from UTC at a moment, in milliseconds. */
const utcOffset = (moment: number): number => {
  const { day, minutes } = toWarsawTime(new Date(moment))
  return Date.parse(`${day}T00:00:00Z`) + minutes * minute - Math.floor(moment / minute) * minute
}

/**
 * Converts local Warsaw time (ISO day and minutes after midnight) to a moment: the first of two ambiguous ones, and an
 * hour later when the clock skips the hour.
 */
export const fromWarsawTime = (day: string, minutes: number): Date => {
  const shown = Date.parse(`${day}T00:00:00Z`) + minutes * minute
  const half = 12 * 60 * minute
  const guesses = [shown - utcOffset(shown - half), shown - utcOffset(shown + half)] as const
  return new Date(guesses.find((guess) => guess + utcOffset(guess) === shown) ?? guesses[0])
}

/** Adds days to an ISO day; negative numbers subtract. */
export const addDays = (day: string, days: number): string => new Date(Date.parse(day) + days * 24 * 60 * minute).toISOString().slice(0, 10)

/**
 * Returns the moment at which it is so many minutes since midnight in Warsaw, on the local day of `moment`; 1440 is the
 * midnight at its end.
 */
export const sameDayAt = (moment: Date, minutes: number): Date => fromWarsawTime(toWarsawTime(moment).day, minutes)

/** Returns the midnight in Warsaw that ends the local day of `moment`. */
export const endOfDay = (moment: Date): Date => fromWarsawTime(addDays(toWarsawTime(moment).day, 1), 0)
