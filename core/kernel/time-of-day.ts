/** Formats minutes since midnight as HH:mm: `405` → `06:45`, `1440` → `24:00`. */
export const timeOfDay = (minutes: number): string =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`

/** Reads HH:mm as minutes since midnight, as fields of times have it. */
export const minutesOfTime = (time: string): number => {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return hours * 60 + minutes
}

/** Formats a span of a day: `06:30–17:00`. */
export const timeSpan = (from: number, until: number): string => `${timeOfDay(from)}–${timeOfDay(until)}`

/** Writes the times of day in the words of a source as HH:mm: `pn.–pt. 6:30-17:00` → `pn.–pt. 06:30-17:00`. */
export const withTimesOfDay = (text: string): string => text.replace(/(?<![\d:.,])\d:[0-5]\d(?!\d)/g, '0$&')
