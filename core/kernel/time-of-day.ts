/** Formats minutes since midnight as HH:mm: `405` → `06:45`, `1440` → `24:00`. */
export const timeOfDay = (minutes: number): string =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`
