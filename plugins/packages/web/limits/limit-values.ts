/** Names of the three values of a limit, in the order of the packages. */
export const valueNames = ['value_free', 'value_registered', 'value_premium'] as const

export type LimitValues = Readonly<Record<(typeof valueNames)[number], number | boolean | null>>

/** Reads the values that a form holds: an empty number is unlimited, a checkbox is what it says. */
export const readValues = (type: 'limit' | 'boolean', data: FormData): LimitValues =>
  Object.fromEntries(
    valueNames.map((name) => {
      const text = String(data.get(name) ?? '').trim()
      return [name, type === 'boolean' ? text !== '' : text === '' ? null : Number(text)]
    }),
  ) as LimitValues

/** Returns the values that differ from the stored ones. */
export const changedValues = (stored: LimitValues, values: LimitValues): Partial<LimitValues> =>
  Object.fromEntries(valueNames.flatMap((name) => (stored[name] === values[name] ? [] : [[name, values[name]]])))
