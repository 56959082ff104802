/**
 * Shares a read among concurrent callers: callers that arrive during a running read wait for the next one, which starts after they arrived.
 * Each gets data that is current at its call, and reads never run concurrently.
 */
export const sharedRead = <Thing>(read: () => Promise<Thing>): (() => Promise<Thing>) => {
  let running: Promise<Thing> | null = null
  let next: Promise<Thing> | null = null
  const start = (): Promise<Thing> => {
    running = read().finally(() => {
      running = null
    })
    return running
  }
  return () => {
    if (!running) return start()
    next ??= running
      .catch(() => undefined)
      .then(() => {
        next = null
        return start()
      })
    return next
  }
}
