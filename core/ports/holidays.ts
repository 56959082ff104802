import { token } from '#core/kernel/token.ts'

/** Calendar of Polish public holidays. */
export interface Holidays {
  /** Returns whether an ISO date is a public holiday in Poland; a Sunday is not one by itself. */
  isHoliday(day: string): boolean
}
export const Holidays = token<Holidays>('core/Holidays')
