import { token } from '#core/kernel/token.ts'

/** Which days nobody works. */
export interface Holidays {
  /** Whether an ISO date is a public holiday in Poland; Sundays count only when they are one. */
  isHoliday(day: string): boolean
}
export const Holidays = token<Holidays>('core/Holidays')
