/** Creates counts by key that begin anew with each minute of the clock. */
export const makeMinuteCounts = () => {
  const counts = new Map<string, number>()
  let minute = 0
  return {
    /** Counts one more; returns how many there are in this minute. */
    add: (key: string): number => {
      const now = Math.floor(Date.now() / 60_000)
      if (now !== minute) counts.clear()
      minute = now
      const count = (counts.get(key) ?? 0) + 1
      counts.set(key, count)
      return count
    },
  }
}

/** Returns the seconds until the next minute begins. */
export const secondsOfMinuteLeft = (): number => 60 - (Math.floor(Date.now() / 1000) % 60)
