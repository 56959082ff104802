/** What kind of account it is; `support` passes every check, `cms` writes the texts of the directory (specification §6). */
export const accountTypes = ['user', 'support', 'cms'] as const

export type AccountType = (typeof accountTypes)[number]
