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

interface WarsawTime {
  readonly day: string
  readonly weekday: string
  readonly minutes: number
}

/** Local times by minute since 1970: each page asks for those around now. */
const known = new Map<number, WarsawTime>()
const maxKnown = 200

/** Converts a moment to local time in Warsaw, including daylight saving: ISO day, `Mon` to `Sun`, minutes since midnight. */
export const toWarsawTime = (moment: Date): WarsawTime => {
  const key = Math.floor(moment.getTime() / minute)
  const found = known.get(key)
  if (found) return found
  const parts = Object.fromEntries(clock.formatToParts(moment).map(({ type, value }) => [type, value]))
  const time: WarsawTime = {
    day: `${parts['year']}-${parts['month']}-${parts['day']}`,
    weekday: parts['weekday'] ?? '',
    minutes: Number(parts['hour']) * 60 + Number(parts['minute']),
  }
  if (known.size >= maxKnown) known.clear()
  known.set(key, time)
  return time
}

/** Returns the offset of Warsaw from UTC at a moment, in milliseconds. */
const utcOffset = (moment: number): number => {
  const { day, minutes } = toWarsawTime(new Date(moment))
  return Date.parse(`${day}T00:00:00Z`) + minutes * minute - Math.floor(moment / minute) * minute
}

/** Converts local Warsaw time (ISO day and minutes after midnight) to a moment: the first of two ambiguous ones, and an hour later when the clock skips the hour. */
export const fromWarsawTime = (day: string, minutes: number): Date => {
  const shown = Date.parse(`${day}T00:00:00Z`) + minutes * minute
  const half = 12 * 60 * minute
  const guesses = [shown - utcOffset(shown - half), shown - utcOffset(shown + half)] as const
  return new Date(guesses.find((guess) => guess + utcOffset(guess) === shown) ?? guesses[0])
}

/** Adds days to an ISO day; negative numbers subtract. */
export const addDays = (day: string, days: number): string => new Date(Date.parse(day) + days * 24 * 60 * minute).toISOString().slice(0, 10)

/** Returns the moment at which it is so many minutes since midnight in Warsaw, on the local day of `moment`; 1440 is the midnight at its end. */
export const sameDayAt = (moment: Date, minutes: number): Date => fromWarsawTime(toWarsawTime(moment).day, minutes)

/** Returns the midnight in Warsaw that ends the local day of `moment`. */
export const endOfDay = (moment: Date): Date => fromWarsawTime(addDays(toWarsawTime(moment).day, 1), 0)
