import type { FieldValues } from '#core/facilities/fields.ts'
import { timeOfDay } from '#core/kernel/time-of-day.ts'
import { type FacilityKind, isUnderThreeCare } from './facility-kind.ts'
import type { SeededRandom } from './seeded-random.ts'

const noSunday = { is_open_sunday: false, sunday_open_at: null, sunday_close_at: null } as const

type Minutes = readonly [number, ...number[]]

/** Returns the usual opening and closing times, in minutes since midnight. */
const usualTimes = (kind: FacilityKind): readonly [Minutes, Minutes] => {
  if (kind.operatedBy === 'municipality')
    return [
      [360, 375, 390],
      [990, 1020, 1050],
    ]
  if (kind.type === 'toddler_club' || kind.type === 'day_guardian')
    return [
      [420, 450, 480],
      [960, 990, 1020],
    ]
  return isUnderThreeCare(kind)
    ? [
        [390, 405, 420, 420, 450],
        [1020, 1035, 1050, 1080, 1140],
      ]
    : [
        [390, 420, 420, 450],
        [1020, 1020, 1050, 1080],
      ]
}

/** Text of facilities that publish no hours. */
export const hoursByArrangement = 'Godziny ustalane indywidualnie z rodzicami'

/** Generates opening hours and their text; some private facilities open on Saturdays. */
export const generateHours = (random: SeededRandom, kind: FacilityKind): Required<Pick<FieldValues, 'hours' | 'hours_text'>> => {
  const [opens, closes] = usualTimes(kind)
  const open_at = random.pick(opens)
  const close_at = random.pick(closes)
  const is_open_saturday = kind.operatedBy === 'private' && random.chance(9)
  const [saturday_open_at, saturday_close_at] = is_open_saturday ? [random.pick([480, 540]), random.pick([780, 840, 900])] : [null, null]
  const parts = [`poniedziałek–piątek ${timeOfDay(open_at)}–${timeOfDay(close_at)}`]
  if (saturday_open_at !== null && saturday_close_at !== null)
    parts.push(`sobota ${timeOfDay(saturday_open_at)}–${timeOfDay(saturday_close_at)}`)
  return { hours: { open_at, close_at, is_open_saturday, saturday_open_at, saturday_close_at, ...noSunday }, hours_text: parts.join(', ') }
}
