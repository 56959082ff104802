import { Schema } from 'effect'
import { Day, VacancyView } from './values.ts'

const { group, places } = VacancyView.fields

/** Free places of an age group as the API takes them; `source`: what is sent here is the owner's count. */
const NewVacancy = Schema.Struct({
  group,
  places,
  from_date: Schema.optional(Schema.NullOr(Day)),
  source: Schema.optional(Schema.Literals(['owner'])),
})

/** Free places of a facility, of each age group at most once. */
export const NewVacancies = Schema.Struct({
  id: Schema.String,
  list: Schema.Array(NewVacancy).check(Schema.isMaxLength(4, { message: 'FIELD_TOO_LONG' })),
})
export type NewVacancies = typeof NewVacancies.Type

/** Free places with the day of their count. */
export const VacanciesView = Schema.Struct({
  vacancies: Schema.Array(Schema.Struct({ group, places, from_date: Schema.NullOr(Day), source: Schema.Literals(['owner']) })),
  /** ISO date. */
  updated_at: Schema.String,
})
