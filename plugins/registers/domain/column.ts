/** Declares a column that a file must have. */
export const required = <Key extends string>(key: Key, ...names: readonly string[]) => ({ key, names, required: true }) as const

/** Declares a column that a file may lack. */
export const optional = <Key extends string>(key: Key, ...names: readonly string[]) => ({ key, names, required: false }) as const
