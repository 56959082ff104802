import { token } from '#core/kernel/token.ts'

/** What time it is; the one way to ask. */
export interface Clock {
  now(): Date
}
export const Clock = token<Clock>('core/Clock')
