import { Schema } from 'effect'
import { NonBlankLine, NonBlankText } from '#core/kernel/field-schemas.ts'
import { PageOf } from '#core/kernel/paging.ts'
import { onePosition, pagingQuery } from '#core/kernel/paging-schemas.ts'
import { Id, Moment, Whole } from '#core/records/columns.ts'
import { inputOf, schemasOf } from '#core/records/fields.ts'
import { noteMaxLength, opinionLimits } from './limits.ts'
import { opinionFields } from './opinion-fields.ts'
import { opinionOrders, opinionReasons, opinionStates, trustLevels, trustMethods } from './states.ts'

const line = Schema.NullOr(Schema.String)

const written = {
  ...inputOf(opinionFields),
  evidence_ids: Schema.optional(Schema.Array(Id).check(Schema.isMaxLength(opinionLimits.evidence, { message: 'FIELD_TOO_LONG' }))),
  declaration: Schema.Literal(true),
  code: Schema.optional(NonBlankLine(40)),
}

/**
 * New opinion (decisions §2). `evidence_ids`: uploads of the purpose `opinion_evidence`, which support alone sees;
 * `code`: one-time code that the facility has printed.
 */
export const NewOpinion = Schema.Struct({ facility_id: Id, ...written })
export type NewOpinion = typeof NewOpinion.Type

/** Changed opinion: all that was written, anew; it is checked again. `version`: that of the opinion, a stale one is refused. */
export const OpinionChanges = Schema.Struct({ id: Schema.String, version: Schema.optional(Schema.Number), ...written })
export type OpinionChanges = typeof OpinionChanges.Type

/** Path parameter with an opinion's id. */
export const ByOpinion = Schema.Struct({ id: Schema.String })

/** Acceptance by support; `version` of the opinion that was read. */
export const OpinionAcceptance = Schema.Struct({ id: Schema.String, version: Schema.optional(Schema.Number) })

/** Refusal by support, with the explanation for the author. */
export const OpinionRefusal = Schema.Struct({
  id: Schema.String,
  version: Schema.optional(Schema.Number),
  reason: Schema.Literals(opinionReasons),
  note: NonBlankText(noteMaxLength),
})
export type OpinionRefusal = typeof OpinionRefusal.Type

const { author_first_name: _, author_last_name: __, ...content } = schemasOf(opinionFields)
const shown = { ...content, text: Schema.String, id: Id, trust: Schema.Literals(trustLevels), trust_method: Schema.Literals(trustMethods) }

/** Members of an opinion that its author sees as they are stored; the name is empty once the account was deleted, the text perhaps too. */
export const ofAuthor = {
  ...shown,
  author_first_name: Schema.String,
  author_last_name: Schema.String,
  state: Schema.Literals(opinionStates),
}

/** Last decision about an opinion or an answer, as its author sees it. */
export const decided = { version: Whole, reason: line, note: line, written_at: Moment, decided_at: Schema.NullOr(Moment) }

/** Answer as everybody sees it; `month` in which it was accepted. */
export const PublicAnswer = Schema.Struct({ text: Schema.String, month: Schema.String })

/**
 * An accepted opinion as everybody sees it. `author`: first name and initial, `null` after the account was deleted;
 * `score`: mean of the three, half-up to one decimal; `month` in which it was written.
 */
export const PublicOpinion = Schema.Struct({
  ...shown,
  facility_id: Id,
  author: line,
  score: Schema.Number,
  month: Schema.String,
  helpful: Schema.Number,
  answer: Schema.NullOr(PublicAnswer),
}).annotate({ identifier: 'Opinion' })
export type PublicOpinion = typeof PublicOpinion.Type
export const OpinionPage = PageOf(PublicOpinion)

const values = Schema.Union([Schema.String, Schema.Array(Schema.String)])

/**
 * Query of the public list: `facility_id`, an order, a page, and conditions
 * `filter[score|trust|language|relation|score_cleanliness|score_staff|score_food][…]=…`; `custom=answered`. `score` of
 * a filter is the mean rounded to an integer.
 */
export const OpinionQuery = Schema.StructWithRest(
  Schema.Struct({
    facility_id: Id,
    sort: Schema.optional(Schema.Literals(opinionOrders)),
    custom: Schema.optional(values),
    ...pagingQuery,
  }),
  [Schema.Record(Schema.TemplateLiteral(['filter', Schema.String]), values)],
).check(onePosition)
export type OpinionQuery = typeof OpinionQuery.Type

/** Facility that an opinion is about; `slug` is `null` after it was deleted. */
export const OpinionFacility = Schema.Struct({ id: Schema.String, slug: line, name: Schema.String, city: Schema.String })

/** Opinion as its author sees it; `reason` and `note` of the last decision. `new_answer`: an answer that was not opened yet. */
export const OwnOpinionView = Schema.Struct({
  ...ofAuthor,
  ...decided,
  facility: OpinionFacility,
  score: Schema.Number,
  /** A printed code was used. */
  code_used: Schema.Boolean,
  evidence_count: Schema.Number,
  helpful: Schema.Number,
  /** Names the statement of reasons, while a decision keeps the opinion from the public. */
  decision: line,
  answer: Schema.NullOr(Schema.Struct({ text: Schema.String, answered_at: Schema.String })),
  new_answer: Schema.Boolean,
}).annotate({ identifier: 'OwnOpinion' })
export type OwnOpinionView = typeof OwnOpinionView.Type

/** Own opinions, the newest first. */
export const OwnOpinionQuery = Schema.Struct(pagingQuery).check(onePosition)
export const OwnOpinionPage = PageOf(OwnOpinionView)

/** Count of accounts that found an opinion helpful, and whether the caller is one of them. */
export const HelpfulView = Schema.Struct({ helpful: Schema.Number, marked: Schema.Boolean })

/**
 * The same before a choice; `own`: the opinion is the caller's, or about a facility that the caller works for, and
 * cannot be called helpful.
 */
export const HelpfulState = Schema.Struct({ ...HelpfulView.fields, own: Schema.Boolean })

/**
 * Permission of an account to write about a facility, or the reason against it: what the page of the wizard asks before
 * it shows a form.
 */
export const MayWrite = Schema.Struct({
  facility: OpinionFacility,
  reason: Schema.NullOr(Schema.Literals(['own_facility', 'inactive', 'exists'])),
  /** The opinion that the account has written already. */
  opinion_id: line,
})
export type MayWrite = typeof MayWrite.Type
export const ByFacility = Schema.Struct({ facility_id: Schema.String })
