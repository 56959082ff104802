const warsaw = new Intl.DateTimeFormat('en-CA', {
  timeZone: 'Europe/Warsaw',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  weekday: 'short',
  hourCycle: 'h23',
})

/** A moment as people in Warsaw read calendar and clock, summer time included; `day` ISO, `minutes` since midnight. */
export const inWarsaw = (moment: Date): { readonly day: string; readonly weekday: string; readonly minutes: number } => {
  const parts = Object.fromEntries(warsaw.formatToParts(moment).map(({ type, value }) => [type, value]))
  return {
    day: `${parts['year']}-${parts['month']}-${parts['day']}`,
    weekday: parts['weekday'] ?? '',
    minutes: Number(parts['hour']) * 60 + Number(parts['minute']),
  }
}

const wholeDay = 1440
const minute = 60_000

/** When the clock in Warsaw shows so many minutes since midnight on the day of `moment`; 1440: the midnight at its end. */
export const onDayOf = (moment: Date, minutes: number): Date => {
  const began = moment.getTime() - (moment.getTime() % minute)
  const guess = began + (minutes - inWarsaw(moment).minutes) * minute
  // In a night on which the clock is changed the guess is an hour off.
  const off = ((inWarsaw(new Date(guess)).minutes - minutes + 2.5 * wholeDay) % wholeDay) - wholeDay / 2
  return new Date(guess - off * minute)
}

/** The midnight in Warsaw that ends the day of `moment`. */
export const endOfDay = (moment: Date): Date => onDayOf(moment, wholeDay)
