import { timeOfDay } from '#core/kernel/time-of-day.ts'

/** Text of a field; a missing value is empty. */
export const textOf = (value: string | number | null): string => (value === null ? '' : String(value))

/** Text of a time field. */
export const timeText = (minutes: number | null): string => (minutes === null ? '' : timeOfDay(minutes))

/** Minutes since midnight of a time field; `null` for an empty one. */
export const minutesOf = (text: unknown): number | null => {
  const [, hours, minutes] = /^(\d{1,2}):(\d{2})/.exec(String(text ?? '')) ?? []
  return hours === undefined ? null : Number(hours) * 60 + Number(minutes)
}

/** Whole number of a text field; `null` for an empty one, the text itself where it is none, for the server's message. */
export const numberOf = (text: unknown): number | null => {
  const written = String(text ?? '')
    .trim()
    .replace(',', '.')
  return written === '' ? null : Number(written)
}

/** Text of an optional member: `null` when it is empty. */
export const orNull = (text: unknown): string | null => {
  const written = String(text ?? '').trim()
  return written === '' ? null : written
}

/** Converts some members of changed values by name. */
export const convert = (
  changed: Readonly<Record<string, unknown>>,
  converters: Readonly<Record<string, (value: unknown) => unknown>>,
): Readonly<Record<string, unknown>> =>
  Object.fromEntries(Object.entries(changed).map(([name, value]) => [name, converters[name]?.(value) ?? (converters[name] ? null : value)]))
