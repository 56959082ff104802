/** Formats a school year by the year in which it begins: `2026/2027`. */
export const schoolYear = (firstYear: number): string => `${firstYear}/${firstYear + 1}`
