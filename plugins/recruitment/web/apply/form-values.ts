import { timeOfDay } from '#core/kernel/time-of-day.ts'
import type { NestedValues } from '#web/app-kit/forms/form-values.ts'
import type { ApplicationForm } from '../../contract/views.ts'

/** Minutes since midnight of a time field. */
const minutesOf = (text: unknown): number => {
  const [hours = 0, minutes = 0] = String(text ?? '')
    .split(':')
    .map(Number)
  return hours * 60 + minutes
}

const hours = ['hours_from', 'hours_to'] as const
const usualHours = { hours_from: 480, hours_to: 960 } as const

/** Returns the values with which the form begins: texts of its fields, and the same as input for those that stay as they are. */
export const knownValues = ({ hours_from, hours_to, ...texts }: ApplicationForm['known']) => {
  const times = { hours_from: hours_from ?? usualHours.hours_from, hours_to: hours_to ?? usualHours.hours_to }
  return {
    fields: { ...texts, hours_from: timeOfDay(times.hours_from), hours_to: timeOfDay(times.hours_to) },
    input: { ...texts, ...times },
  }
}

/** Converts changed fields to the input: times to minutes; a cleared text is missing. */
export const toInput = (changed: NestedValues): NestedValues =>
  Object.fromEntries(
    Object.entries(changed).map(([name, value]) => [
      name,
      (hours as readonly string[]).includes(name) ? minutesOf(value) : (value ?? undefined),
    ]),
  )
