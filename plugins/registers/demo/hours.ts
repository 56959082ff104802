import type { FieldValues } from '#core/facilities/fields.ts'
import { timeOfDay } from '#core/kernel/time-of-day.ts'
import type { Dice } from './dice.ts'
import type { Kind } from './kind.ts'

const noSunday = { is_open_sunday: false, sunday_open_at: null, sunday_close_at: null } as const

/** Opening hours with their words: most keep a usual day, some open on Saturdays, a few only say that they arrange it. */
export const hoursOf = (dice: Dice, { type, municipal }: Kind): Pick<FieldValues, 'hours' | 'hours_text'> => {
  if (dice.percent(4)) return { hours_text: 'Godziny ustalane indywidualnie z rodzicami' }
  const open_at = municipal
    ? dice.pick([360, 375, 390])
    : type === 'nursery'
      ? dice.pick([390, 405, 420, 420, 450])
      : dice.pick([420, 450, 480])
  const close_at = municipal
    ? dice.pick([990, 1020, 1050])
    : type === 'nursery'
      ? dice.pick([1020, 1035, 1050, 1080, 1140])
      : dice.pick([960, 990, 1020])
  const is_open_saturday = !municipal && dice.percent(9)
  const [saturday_open_at, saturday_close_at] = is_open_saturday ? [dice.pick([480, 540]), dice.pick([780, 840, 900])] : [null, null]
  const words = [`poniedziałek–piątek ${timeOfDay(open_at)}–${timeOfDay(close_at)}`]
  if (saturday_open_at !== null && saturday_close_at !== null)
    words.push(`sobota ${timeOfDay(saturday_open_at)}–${timeOfDay(saturday_close_at)}`)
  return { hours: { open_at, close_at, is_open_saturday, saturday_open_at, saturday_close_at, ...noSunday }, hours_text: words.join(', ') }
}
