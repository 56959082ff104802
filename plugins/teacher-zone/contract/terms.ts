/** Materials that an account may save. */
export const maxSaved = 500

/** Longest lessons by which materials are filtered, minutes. */
export const lessonTimes = [15, 30, 60] as const
