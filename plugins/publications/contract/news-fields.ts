import { Schema } from 'effect'
import { NonBlankLine } from '#core/kernel/field-schemas.ts'
import { FocalPointSchema } from '#core/kernel/focal-point-schema.ts'
import { languages } from '#core/kernel/language.ts'
import { Day, Id, Small } from '#core/records/columns.ts'
import { required, withInitial } from '#core/records/fields.ts'
import { RichText } from '#core/rich-text/document.ts'
import { lessonLimits, newsLimits } from './limits.ts'
import { curriculumAreas, licences, newsVisibilities, postKinds } from './terms.ts'

const tooLong = { message: 'FIELD_TOO_LONG' }
const text = (max: number) => Schema.String.check(Schema.isMaxLength(max, tooLong))
const ids = (max: number) => Schema.Array(Id).check(Schema.isMaxLength(max, tooLong))

/**
 * Fields that the writer of a post fills in; the one place in which a field is declared: columns, views, inputs and the values of
 * forms follow from it (decision 242).
 */
export const newsFields = {
  kind: required(Schema.Literals(postKinds)),
  title: required(NonBlankLine(newsLimits.title)),
  lead: withInitial(text(newsLimits.lead), ''),
  content: required(RichText),
  cover_id: withInitial(Schema.NullOr(Id), null),
  /** Point of the cover that stays in sight where it is cropped; `null`: nobody has set one. */
  cover_focus: withInitial(Schema.NullOr(FocalPointSchema), null),
  attachment_ids: withInitial(ids(newsLimits.attachments), []),
  visibility: withInitial(Schema.Literals(newsVisibilities), 'public'),
  /** Groups whose parents read a private post of a facility, beside its staff; none: all parents do. */
  group_ids: withInitial(ids(newsLimits.groups), []),
  /** Of a facility's post: only owner and administrators read it. */
  moderator_only: withInitial(Schema.Boolean, false),
  /** Last day of a contest. */
  closes_on: withInitial(Schema.NullOr(Day), null),
  /** Tags of the categories `tagCategories`; one of a calendar day puts the post into the list of that day (row NE-04). */
  tag_ids: withInitial(ids(newsLimits.tags), []),
  language: withInitial(Schema.Literals(languages), 'pl'),
  /** Licence of a material; `null` for other posts. */
  licence: withInitial(Schema.NullOr(Schema.Literals(licences)), null),
  /** Aims of a material: knowledge and skills that children get by it. Optional, as the other fields of a lesson. */
  aims: withInitial(text(lessonLimits.aims), ''),
  minutes: withInitial(Schema.NullOr(Small({ minimum: 1, maximum: lessonLimits.minutes })), null),
  /** Ages of the children, years. */
  age_from: withInitial(Schema.NullOr(Small({ minimum: 0, maximum: lessonLimits.years })), null),
  age_to: withInitial(Schema.NullOr(Small({ minimum: 0, maximum: lessonLimits.years })), null),
  areas: withInitial(Schema.Array(Schema.Literals(curriculumAreas)).check(Schema.isMaxLength(curriculumAreas.length, tooLong)), []),
  /** Name under which a post outside of facilities appears; empty for none. */
  author_name: withInitial(text(newsLimits.author), ''),
  /** Consents are held for the children whom the pictures show. */
  consents: withInitial(Schema.Boolean, false),
}

const {
  kind: _,
  visibility,
  group_ids,
  moderator_only,
  licence,
  author_name,
  aims,
  minutes,
  age_from,
  age_to,
  areas,
  ...ofAllSections
} = newsFields

/** Fields of a new post of each section, beside its kind. */
export const fieldsOfSection = {
  facility: { ...ofAllSections, visibility, group_ids, moderator_only },
  materials: { ...ofAllSections, visibility, licence, author_name, aims, minutes, age_from, age_to, areas },
  blog: { ...ofAllSections, author_name },
}
