/** Months for which messages are kept (decisions §18). */
const months = 24

/** Days for which the text of a withdrawn message is kept for reports. */
export const withdrawnDays = 30

/** Returns the moment before which messages are deleted, ISO 8601 UTC. */
export const oldestRetained = (now: Date): string => {
  const day = new Date(now)
  day.setUTCMonth(day.getUTCMonth() - months)
  return day.toISOString()
}
