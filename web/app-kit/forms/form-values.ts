import { type FormValue, isEmpty } from '#web/ui/forms/values.ts'
import { isSame } from './merge-versions.ts'

/** Values of a form: fields by name; groups of fields are objects and lists. */
export type NestedValues = Readonly<Record<string, unknown>>

type Container = Record<string, unknown>

const isContainer = (value: unknown): value is Container => typeof value === 'object' && value !== null && !(value instanceof File)

/** Returns the leaves of nested values by path: `{ phones: [{ number }] }` has `phones.0.number`. */
export const flatten = (values: NestedValues, prefix = ''): Readonly<Record<string, FormValue>> =>
  Object.fromEntries(
    Object.entries(values).flatMap(([name, value]) =>
      isContainer(value) ? Object.entries(flatten(value, `${prefix}${name}.`)) : [[prefix + name, value as FormValue] as const],
    ),
  )

const setPath = (values: Container, path: string, value: unknown): void => {
  const [name = '', ...rest] = path.split('.')
  if (rest.length === 0) {
    values[name] = value
    return
  }
  values[name] ??= /^\d+$/.test(rest[0] ?? '') ? [] : {}
  setPath(values[name] as Container, rest.join('.'), value)
}

/** Writes the values of fields, by path, over nested values; the originals stay unchanged. */
export const withFields = (values: NestedValues, fields: Readonly<Record<string, FormValue>>): NestedValues => {
  const copy = structuredClone(values) as Container
  for (const [path, value] of Object.entries(fields)) setPath(copy, path, value)
  return copy
}

const isUnchanged = (saved: unknown, now: unknown) =>
  isSame(saved, now) || (isEmpty(saved as FormValue) && isEmpty(now as FormValue) && !Array.isArray(now))

/** Returns the members that differ from the saved ones, each as a whole; a cleared text is `null`, which removes it (RFC 7396). */
export const changedMembers = (saved: NestedValues, now: NestedValues): NestedValues =>
  Object.fromEntries(
    Object.entries(now).flatMap(([name, value]) => (isUnchanged(saved[name], value) ? [] : [[name, value === '' ? null : value] as const])),
  )

/** Returns the members of something new: empty texts and missing files are absent. */
export const filledMembers = (values: NestedValues): NestedValues =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== '' && value !== null && value !== undefined))

/** Returns the first message of each field. */
export const firstMessages = (fields: Readonly<Record<string, readonly string[]>> = {}): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(fields).flatMap(([name, [first]]) => (first === undefined ? [] : [[name, first] as const])))
