import { token } from '#core/kernel/token.ts'

/** Source of the current time; the only one. */
export interface Clock {
  now(): Date
}
export const Clock = token<Clock>('core/Clock')
