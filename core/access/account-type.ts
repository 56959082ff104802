/** Account types; `support` passes every access check, `cms` edits the texts of the directory (specification §6). */
export const accountTypes = ['user', 'support', 'cms'] as const

export type AccountType = (typeof accountTypes)[number]
