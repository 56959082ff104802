/**
 * A reading that many ask for at once: while one runs, all who come wait for the next, which begins after they came. So each hears how things
 * stand at that moment, and the database is asked once at a time.
 */
export const sharedRead = <Thing>(read: () => Promise<Thing>): (() => Promise<Thing>) => {
  let running: Promise<Thing> | null = null
  let next: Promise<Thing> | null = null
  const begin = (): Promise<Thing> => {
    running = read().finally(() => {
      running = null
    })
    return running
  }
  return () => {
    if (!running) return begin()
    next ??= running
      .catch(() => undefined)
      .then(() => {
        next = null
        return begin()
      })
    return next
  }
}
