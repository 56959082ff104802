/** Bounds of an opinion's members; characters are those that people see. */
export const opinionLimits = {
  score: { min: 1, max: 5 },
  text: { min: 50, max: 5000 },
  /** Pros, and cons, of one opinion. */
  points: { count: 5, max: 80 },
  evidence: 3,
} as const

/** Bounds of a facility's answer. */
export const answerLimits = { min: 2, max: 2000 } as const

/** Codes of one batch, and of all batches of a facility in a calendar year. */
export const codeLimits = { batch: { min: 10, max: 200 }, year: 500 } as const

/** Longest explanation of support for an author. */
export const noteMaxLength = 2000

/** Hours within which support decides an opinion or an answer. */
export const reviewHours = 48
