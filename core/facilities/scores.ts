import { roundRating } from '#core/kernel/formats.ts'

/** Ratings of a facility as they are shown, with the names of specification §3: 1 to 5 with one decimal, `null` without opinions. */
export interface Scores {
  readonly score_total: number | null
  readonly score_cleanliness: number | null
  readonly score_staff: number | null
  readonly score_food: number | null
  readonly opinion_count: number
}

/** Columns of `facility` with its rating: exact means, 0 without opinions. */
export interface RatingColumns {
  readonly rating_count: number
  readonly rating_total: number
  readonly rating_cleanliness: number
  readonly rating_staff: number
  readonly rating_food: number
}

/** Returns the ratings of a facility as they are shown. */
export const scoresOf = (row: RatingColumns): Scores => {
  const shown = (mean: number) => (row.rating_count === 0 ? null : roundRating(mean))
  return {
    score_total: shown(row.rating_total),
    score_cleanliness: shown(row.rating_cleanliness),
    score_staff: shown(row.rating_staff),
    score_food: shown(row.rating_food),
    opinion_count: row.rating_count,
  }
}
