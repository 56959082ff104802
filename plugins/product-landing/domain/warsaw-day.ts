const days = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Warsaw' })

/** The day it is in Poland at a moment, ISO date. */
export const warsawDay = (moment: Date): string => days.format(moment)
