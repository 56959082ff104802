/** Cleaned value of a field: a checkbox is a boolean, checkboxes of one name are the list of the checked ones, a missing file is null. */
export type FormValue = string | number | boolean | File | null | readonly string[]

/** Values of a form by field name. */
export type FormValues = Readonly<Record<string, FormValue>>

/** Tells if a value is empty. */
export const isEmpty = (value: FormValue | undefined): boolean =>
  value === undefined || value === '' || value === null || value === false || (Array.isArray(value) && value.length === 0)

/** Returns the values of a new item: empty texts are absent, as in posted forms (`pageAction`). */
export const filledValues = (values: FormValues): FormValues =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== '' && value !== null))

/** Returns the values that differ from the saved ones; a cleared text is null, which removes it (RFC 7396). */
export const changedValues = (saved: FormValues, now: FormValues): FormValues =>
  Object.fromEntries(
    Object.entries(now).flatMap(([name, value]) => (same(saved[name], value) ? [] : [[name, value === '' ? null : value] as const])),
  )

const same = (one: FormValue | undefined, other: FormValue) =>
  one === other || (isEmpty(one) && isEmpty(other)) || (Array.isArray(one) && Array.isArray(other) && one.join('\0') === other.join('\0'))
