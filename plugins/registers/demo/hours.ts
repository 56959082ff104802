import type { FieldValues } from '#core/facilities/fields.ts'
import { timeOfDay } from '#core/kernel/time-of-day.ts'
import type { Dice } from './dice.ts'
import { isCare, type Kind } from './kind.ts'

const noSunday = { is_open_sunday: false, sunday_open_at: null, sunday_close_at: null } as const

type Minutes = readonly [number, ...number[]]

/** When they usually open and close, in minutes since midnight. */
const usual = (kind: Kind): readonly [Minutes, Minutes] => {
  if (kind.run === 'by-town')
    return [
      [360, 375, 390],
      [990, 1020, 1050],
    ]
  if (kind.type === 'toddler_club' || kind.type === 'day_guardian')
    return [
      [420, 450, 480],
      [960, 990, 1020],
    ]
  return isCare(kind)
    ? [
        [390, 405, 420, 420, 450],
        [1020, 1035, 1050, 1080, 1140],
      ]
    : [
        [390, 420, 420, 450],
        [1020, 1020, 1050, 1080],
      ]
}

/** What is said instead of hours. */
export const arranged = 'Godziny ustalane indywidualnie z rodzicami'

/** Opening hours with their words: they keep a usual day, and some open on Saturdays. */
export const hoursOf = (dice: Dice, kind: Kind): Required<Pick<FieldValues, 'hours' | 'hours_text'>> => {
  const [opens, closes] = usual(kind)
  const [open_at, close_at] = [dice.pick(opens), dice.pick(closes)]
  const is_open_saturday = kind.run === 'privately' && dice.percent(9)
  const [saturday_open_at, saturday_close_at] = is_open_saturday ? [dice.pick([480, 540]), dice.pick([780, 840, 900])] : [null, null]
  const words = [`poniedziałek–piątek ${timeOfDay(open_at)}–${timeOfDay(close_at)}`]
  if (saturday_open_at !== null && saturday_close_at !== null)
    words.push(`sobota ${timeOfDay(saturday_open_at)}–${timeOfDay(saturday_close_at)}`)
  return { hours: { open_at, close_at, is_open_saturday, saturday_open_at, saturday_close_at, ...noSunday }, hours_text: words.join(', ') }
}
