import { Schema } from 'effect'

const score = Schema.NullOr(Schema.Number)

/** Members of a view with the ratings of a facility as they are shown (`Scores`). */
export const scores = {
  score_total: score,
  score_cleanliness: score,
  score_staff: score,
  score_food: score,
  opinion_count: Schema.Number,
}
