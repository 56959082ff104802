/** What one field holds, cleaned: a box is ticked or not, boxes of one name are the list of those ticked, a file that was not chosen is null. */
export type FormValue = string | number | boolean | File | null | readonly string[]

/** What a form holds, by the names of its fields. */
export type FormValues = Readonly<Record<string, FormValue>>

/** Whether nothing was said. */
export const isEmpty = (value: FormValue | undefined): boolean =>
  value === undefined || value === '' || value === null || value === false || (Array.isArray(value) && value.length === 0)

/** What a new thing is made of: a text left empty is absent, as it is where a form is posted (`pageAction`). */
export const filled = (values: FormValues): FormValues =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== '' && value !== null))

/** What differs from what is kept; an emptied text is null, which takes it away (RFC 7396). */
export const changes = (kept: FormValues, now: FormValues): FormValues =>
  Object.fromEntries(
    Object.entries(now).flatMap(([name, value]) => (same(kept[name], value) ? [] : [[name, value === '' ? null : value] as const])),
  )

const same = (one: FormValue | undefined, other: FormValue) =>
  one === other || (isEmpty(one) && isEmpty(other)) || (Array.isArray(one) && Array.isArray(other) && one.join('\0') === other.join('\0'))
