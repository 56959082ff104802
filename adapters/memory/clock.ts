import type { Clock } from '#core/ports/clock.ts'

/** Creates a clock that stands still until a test moves it; 10:00 UTC on Monday, 23 November 2026 by default. */
export const makeClock = (start: string | Date = '2026-11-23T10:00:00.000Z') => {
  let now = new Date(start)
  return {
    now: () => new Date(now),
    set: (moment: string | Date) => {
      now = new Date(moment)
    },
    advance: (seconds: number) => {
      now = new Date(now.getTime() + seconds * 1000)
    },
  } satisfies Clock & Record<string, unknown>
}
