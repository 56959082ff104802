import type { OpeningHours } from '#core/facilities/opening-hours.ts'
import type { FieldMessages } from '#core/kernel/failure.ts'
import type { SectionValues } from '../../contract/sections.ts'

const names = [
  ...(['open_at', 'close_at', 'is_open_saturday', 'saturday_open_at', 'saturday_close_at'] as const),
  ...(['is_open_sunday', 'sunday_open_at', 'sunday_close_at'] as const),
] as const

const closed: OpeningHours = {
  open_at: null,
  close_at: null,
  is_open_saturday: false,
  saturday_open_at: null,
  saturday_close_at: null,
  is_open_sunday: false,
  sunday_open_at: null,
  sunday_close_at: null,
}

/** Returns the opening hours after a change; `undefined` when none of them is given, `null` when nothing is left of them. */
export const changedHours = (before: OpeningHours | undefined, values: SectionValues): OpeningHours | null | undefined => {
  if (names.every((name) => values[name] === undefined)) return undefined
  const given = Object.fromEntries(names.flatMap((name) => (values[name] === undefined ? [] : [[name, values[name]]])))
  const merged: OpeningHours = { ...(before ?? closed), ...given }
  const isEmpty = merged.open_at === null && merged.close_at === null && !merged.is_open_saturday && !merged.is_open_sunday
  return isEmpty ? null : merged
}

const pairs = [
  ['open_at', 'close_at', null],
  ['saturday_open_at', 'saturday_close_at', 'is_open_saturday'],
  ['sunday_open_at', 'sunday_close_at', 'is_open_sunday'],
] as const

/** Finds hours that begin without ending, or the other way round, and open days without hours. */
export const checkHours = (hours: OpeningHours): FieldMessages =>
  Object.assign(
    {},
    ...pairs.map(([open, close, isOpen]) => {
      const needed = isOpen === null ? hours[open] !== null || hours[close] !== null : hours[isOpen]
      if (!needed) return {}
      return {
        ...(hours[open] === null && { [open]: ['FIELD_REQUIRED'] }),
        ...(hours[close] === null && { [close]: ['FIELD_REQUIRED'] }),
        ...(hours[open] !== null && hours[open] === hours[close] && { [close]: ['FIELD_INVALID'] }),
      }
    }),
  ) as FieldMessages
