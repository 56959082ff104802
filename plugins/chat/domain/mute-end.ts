import type { muteTimes } from '../contract/room.ts'

/** End of a silence that lasts until its user ends it. */
export const mutedForGood = '9999-12-31T23:59:59.999Z'

const hours = { hour: 1, day: 24 } as const

/** Returns until when a room is silent, ISO 8601 UTC; `null`: it is not. */
export const muteEnd = (time: (typeof muteTimes)[number], now: Date): string | null =>
  time === 'off' ? null : time === 'always' ? mutedForGood : new Date(now.getTime() + hours[time] * 3_600_000).toISOString()
