import { Schema } from 'effect'
import { languages } from '#core/kernel/language.ts'
import { unmetReasons } from '#core/search/reading/meaning.ts'
import { maxInput } from './max-input.ts'

/** Tasks of the assistant; `translate` and `reply` need a language model. */
export const tasks = ['search', 'ask', 'describe', 'summarise', 'translate', 'reply'] as const
export type Task = (typeof tasks)[number]

/** Lengths of a description. */
export const lengths = ['short', 'medium', 'long'] as const
export type Length = (typeof lengths)[number]

export const providers = ['rules', 'model'] as const
export type Provider = (typeof providers)[number]

/** Body of `POST /api/v1/ai/ask`. `facility_id` for all tasks but `search`; `provider: rules` does without a model. */
export const AskInput = Schema.Struct({
  task: Schema.Literals(tasks),
  input: Schema.String.check(Schema.isMaxLength(maxInput)),
  facility_id: Schema.optional(Schema.String.check(Schema.isMaxLength(100))),
  language: Schema.optional(Schema.Literals(languages)),
  length: Schema.optional(Schema.Literals(lengths)),
  provider: Schema.optional(Schema.Literal('rules')),
})
export type AskInput = typeof AskInput.Type

/** Origin of a sentence: statement `number` of a source, the field in it, and its day; `url` is a path of this site. */
export const Citation = Schema.Struct({
  n: Schema.Number,
  source: Schema.String,
  source_name: Schema.String,
  number: Schema.String,
  field: Schema.String,
  on: Schema.String,
  url: Schema.String,
})
export type Citation = typeof Citation.Type

/** Sentence with the numbers of its citations; `doubted`: the source states something unlikely. */
export const AnswerSentence = Schema.Struct({
  text: Schema.String,
  citations: Schema.Array(Schema.Number),
  doubted: Schema.Boolean,
})
export type AnswerSentence = typeof AnswerSentence.Type

/** Part of the sentence that the search understands; `without` is the search text without it. */
const UnderstoodCriterion = Schema.Struct({
  kind: Schema.Literals(['filter', 'place', 'address', 'name', 'order']),
  words: Schema.String,
  label: Schema.String,
  without: Schema.String,
})

/** Filters of a sentence: what was understood, what no filter expresses and why, and the results. Paths of this site. */
export const FoundFilters = Schema.Struct({
  parts: Schema.Array(UnderstoodCriterion),
  unmet: Schema.Array(Schema.Struct({ words: Schema.String, reason: Schema.Literals([...unmetReasons, 'unknown']), text: Schema.String })),
  /** Notes on the results: what they are where nothing meets all conditions, similar words, or that one of several amenities suffices. */
  notes: Schema.Array(Schema.String),
  total: Schema.Number,
  text: Schema.String,
  url: Schema.String,
  facilities: Schema.Array(Schema.Struct({ id: Schema.String, slug: Schema.String, name: Schema.String, city: Schema.String })),
})
export type FoundFilters = typeof FoundFilters.Type

/** Answer of the assistant. `label` says that a machine wrote it, and must be shown with it. */
export const Answer = Schema.Struct({
  task: Schema.Literals(tasks),
  provider: Schema.Literals(providers),
  label: Schema.String,
  sentences: Schema.Array(AnswerSentence),
  citations: Schema.Array(Citation),
  /** Facts that the facility has not stated, as sentences. */
  missing: Schema.Array(Schema.String),
  filters: Schema.NullOr(FoundFilters),
  facility: Schema.NullOr(Schema.Struct({ id: Schema.String, slug: Schema.String, name: Schema.String })),
  /** Path of the page that asks the facility itself; `null` without one. */
  ask_url: Schema.NullOr(Schema.String),
  /** Questions to a language model that are left today, and the seconds until tomorrow; `null`: rules are not counted. */
  quota: Schema.NullOr(Schema.Struct({ left: Schema.Number, resets_in: Schema.Number })),
}).annotate({ identifier: 'AssistantAnswer' })
export type Answer = typeof Answer.Type
