/** Wakes one who waits; a ring that comes while nobody waits is kept. */
export interface Signal {
  notify(): void
  /** Until it rings, at most so many milliseconds. */
  wait(milliseconds: number): Promise<void>
}

/** A bell that has not rung. */
export const makeSignal = (): Signal => {
  let rung = false
  let wake: (() => void) | null = null
  return {
    notify: () => {
      rung = true
      wake?.()
    },
    wait: (milliseconds) =>
      new Promise((resolve) => {
        const late = setTimeout(() => wake?.(), milliseconds)
        wake = () => {
          clearTimeout(late)
          wake = null
          rung = false
          resolve()
        }
        if (rung) wake()
      }),
  }
}
