/** Hours within which support decides a report, and an appeal. */
export const reviewHours = { report: 48, appeal: 168 } as const
