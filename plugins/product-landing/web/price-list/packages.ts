/** Packages, the free one first; the other two are billed yearly (decisions §19). */
export const packages = ['basic', 'start', 'support'] as const

export type PackageName = (typeof packages)[number]

/** Keys of the packages that are ordered. */
export const orderKeys = { start: 'professional_start', support: 'full_support' } as const
