/** Packages that can be ordered, for a year each (decisions §19). */
export const packageKeys = ['professional_start', 'full_support'] as const

export type PackageKey = (typeof packageKeys)[number]

/** Subject of an order: a package, or the trial. */
export const orderedKeys = [...packageKeys, 'trial'] as const

export type OrderedKey = (typeof orderedKeys)[number]

/** Days of the trial. */
export const trialDays = 30
