/** Wakes one waiting call; a notification without a waiting call is remembered for the next one. */
export interface Signal {
  notify(): void
  /** Resolves at the next notification, or after `milliseconds` at the latest. */
  wait(milliseconds: number): Promise<void>
}

/** Creates a signal without a pending notification. */
export const makeSignal = (): Signal => {
  let notified = false
  let wake: (() => void) | null = null
  return {
    notify: () => {
      notified = true
      wake?.()
    },
    wait: (milliseconds) =>
      new Promise((resolve) => {
        const timeout = setTimeout(() => wake?.(), milliseconds)
        wake = () => {
          clearTimeout(timeout)
          wake = null
          notified = false
          resolve()
        }
        if (notified) wake()
      }),
  }
}
