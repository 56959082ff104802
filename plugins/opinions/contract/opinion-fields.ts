import { Schema } from 'effect'
import { NonBlankLine, NonBlankText, PersonName } from '#core/kernel/field-schemas.ts'
import { languages } from '#core/kernel/language.ts'
import { Small } from '#core/records/columns.ts'
import { required, withInitial } from '#core/records/fields.ts'
import { opinionLimits } from './limits.ts'
import { relations } from './states.ts'

const score = Small({ minimum: opinionLimits.score.min, maximum: opinionLimits.score.max })
/** Month, `2026-09`. */
const Month = Schema.String.check(Schema.isPattern(/^(19|20)\d{2}-(0[1-9]|1[0-2])$/, { message: 'FIELD_INVALID' }))
const points = Schema.Array(NonBlankLine(opinionLimits.points.max)).check(
  Schema.isMaxLength(opinionLimits.points.count, { message: 'FIELD_TOO_LONG' }),
)
// What people see of the text is counted after it was cleaned; this bounds what is cleaned.
const text = NonBlankText(opinionLimits.text.max * 4)

/** Fields that the author of an opinion gives; inputs, views, columns and the values of the wizard follow (decision 242). */
export const opinionFields = {
  score_cleanliness: required(score),
  score_staff: required(score),
  score_food: required(score),
  pros: required(points),
  cons: required(points),
  text: required(text),
  author_first_name: required(PersonName),
  author_last_name: required(PersonName),
  relation: required(Schema.Literals(relations)),
  attended_from: required(Month),
  /** `null` while the child still attends. */
  attended_to: withInitial(Schema.NullOr(Month), null),
  language: required(Schema.Literals(languages)),
}
