/** First and last year of children's age. */
export type AgeYears = readonly [from: number, to: number]

/** Ages by key of an age group; groups that support has made are not known. */
export const yearsOfGroup: Readonly<Record<string, AgeYears>> = {
  weeks_20_to_months_12: [0, 1],
  months_12_to_18: [1, 1],
  months_18_to_24: [1, 2],
  two_year_olds: [2, 2],
  two_and_a_half_year_olds: [2, 3],
  three_year_olds: [3, 3],
  four_year_olds: [4, 4],
  five_year_olds: [5, 5],
  six_year_olds: [6, 6],
  early_school: [7, 9],
  mixed_age_nursery: [0, 3],
  mixed_age_kindergarten: [3, 6],
}
