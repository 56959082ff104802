/** Bounds of what an owner may write, whatever the package. */
export const textLimits = {
  name: 200,
  line: 120,
  entryText: 500,
  /** The largest package allows so many characters of a description. */
  description: 10_000,
  recruitmentText: 3000,
  tuition: 200,
} as const

/** Most entries of a list. */
export const listLimits = { activities: 50, dayPlan: 40, features: 100, employees: 100 } as const

/** Minutes of a day. */
export const dayMinutes = 24 * 60

/** Hours within which support decides a change of name, kind or address. */
export const reviewHours = 48
