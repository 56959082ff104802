const days = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Warsaw' })

/** Returns the day in Europe/Warsaw at a moment, ISO date. */
export const warsawDay = (moment: Date): string => days.format(moment)
