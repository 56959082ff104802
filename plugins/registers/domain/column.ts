/** A column that a layout cannot do without. */
export const required = <Key extends string>(key: Key, ...names: readonly string[]) => ({ key, names, required: true }) as const

/** A column that says more where it is there. */
export const optional = <Key extends string>(key: Key, ...names: readonly string[]) => ({ key, names, required: false }) as const
