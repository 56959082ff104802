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

/** A moment as people in Warsaw read calendar and clock, summer time included: ISO day, `Mon` to `Sun`, minutes since midnight. */
export const inWarsaw = (moment: Date): { readonly day: string; readonly weekday: string; readonly minutes: number } => {
  const parts = Object.fromEntries(clock.formatToParts(moment).map(({ type, value }) => [type, value]))
  return {
    day: `${parts['year']}-${parts['month']}-${parts['day']}`,
    weekday: parts['weekday'] ?? '',
    minutes: Number(parts['hour']) * 60 + Number(parts['minute']),
  }
}

/** How far Warsaw's clock is before UTC at a moment, in milliseconds. */
const ahead = (moment: number): number => {
  const { day, minutes } = inWarsaw(new Date(moment))
  return Date.parse(`${day}T00:00:00Z`) + minutes * minute - Math.floor(moment / minute) * minute
}

/** The moment at which Warsaw's clock shows so many minutes after midnight of an ISO day; the first of two, and an hour on where the hour is left out. */
export const whenInWarsaw = (day: string, minutes: number): Date => {
  const shown = Date.parse(`${day}T00:00:00Z`) + minutes * minute
  const half = 12 * 60 * minute
  const guesses = [shown - ahead(shown - half), shown - ahead(shown + half)] as const
  return new Date(guesses.find((guess) => guess + ahead(guess) === shown) ?? guesses[0])
}

/** An ISO day so many days later; earlier if negative. */
export const dayAfter = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * 24 * 60 * minute).toISOString().slice(0, 10)

/** The moment at which Warsaw's clock shows so many minutes since midnight on the day of `moment`; 1440: the midnight at its end. */
export const onDayOf = (moment: Date, minutes: number): Date => whenInWarsaw(inWarsaw(moment).day, minutes)

/** The midnight in Warsaw that ends the day of `moment`. */
export const endOfDay = (moment: Date): Date => whenInWarsaw(dayAfter(inWarsaw(moment).day, 1), 0)
