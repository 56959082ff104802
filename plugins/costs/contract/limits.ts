/** Bounds of a rate: amounts in grosze, lengths of texts in characters, free hours a day, age in months. */
export const rateLimits = {
  amount: 1_000_000,
  source: 200,

  note: 500,
  place: 100,
  freeHours: 12,
  ageMonths: 96,
  siblings: 9,
} as const

/** Bounds of a family's answers: days a week, hours a day, siblings. */
export const familyLimits = { days: 5, hours: 12, siblings: 9 } as const
