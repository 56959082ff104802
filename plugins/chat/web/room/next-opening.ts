import type { ChatHours } from '../../contract/room.ts'

const warsaw = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Europe/Warsaw',
  weekday: 'short',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
})
const weekdays = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun']

/**
 * Returns in how many days a facility answers again, 0 for today, by its hours; `null`: it never does. Public holidays may make it later.
 */
export const daysToOpening = ({ days, opens }: ChatHours, now: Date): number | null => {
  const parts = Object.fromEntries(warsaw.formatToParts(now).map(({ type, value }) => [type, value]))
  const today = weekdays.indexOf(parts['weekday'] ?? '')
  const minute = Number(parts['hour']) * 60 + Number(parts['minute'])
  const ahead = Array.from({ length: 8 }, (_, day) => day)
  return ahead.find((day) => days.includes(((today + day) % 7) + 1) && (day > 0 || minute < opens)) ?? null
}
