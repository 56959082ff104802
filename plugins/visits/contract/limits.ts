/** Bounds of visits: families of one time, future times of a facility, weeks of a repeated time, hours of notice, characters. */
export const visitLimits = { places: 200, times: 300, weeks: 26, notice: 168, note: 500, name: 100, message: 1000, reason: 500 } as const

/** Minutes for which the place of a booking waits for the link in its mail. */
export const heldMinutes = 30
