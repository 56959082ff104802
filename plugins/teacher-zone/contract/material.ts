import { Schema } from 'effect'
import { PageOf } from '#core/kernel/paging.ts'
import { onePosition, pagingQuery } from '#core/kernel/paging-schemas.ts'
import { NewsHead, NewsPage, NewsView } from '#plugins/publications/contract/publication.ts'
import { curriculumAreas, newsStatuses, newsVisibilities } from '#plugins/publications/contract/terms.ts'
import { TagView } from '#plugins/tags/contract/tag-view.ts'
import { UploadView } from '#plugins/uploads/contract/upload.ts'

/** URL parameters of tags, separated by commas: `3-latki,4-latki`. */
const params = Schema.optional(Schema.String.check(Schema.isMaxLength(1000, { message: 'FIELD_TOO_LONG' })))

/** Filters of the list of materials (row TZ-02): any tag of a category, and of each category that is given; words of the text. */
export const MaterialsFilter = Schema.Struct({
  q: Schema.optional(Schema.String.check(Schema.isMaxLength(200, { message: 'FIELD_TOO_LONG' }))),
  publication_scope: params,
  publication_topic: params,
  age_groups: params,
  type_date_event: params,
  /** Areas of the curriculum, separated by commas: `physical,social`. */
  areas: params,
  /** Longest lesson, minutes. */
  time: Schema.optional(Schema.String.check(Schema.isPattern(/^\d{1,3}$/, { message: 'FIELD_INVALID' }))),
})
export type MaterialsFilter = typeof MaterialsFilter.Type

/** Materials that the caller may read, by page. */
export const MaterialsQuery = Schema.Struct({
  ...MaterialsFilter.fields,
  /** `private`: those for teachers alone. */
  visibility: Schema.optional(Schema.Literals(newsVisibilities)),
  ...pagingQuery,
}).check(onePosition)

/** Tag of the filters, and how many materials the list would have with it instead of the others of its category. */
export const CountedTag = Schema.Struct({ ...TagView.fields, count: Schema.Number })
export type CountedTag = typeof CountedTag.Type

/** Material in a list, with its files. */
export const MaterialHead = Schema.Struct({ ...NewsHead.fields, attachments: Schema.Array(UploadView) }).annotate({
  identifier: 'MaterialHead',
})
export type MaterialHead = typeof MaterialHead.Type

/** Part of the words of a search, as it was read. */
export const SearchTerm = Schema.Struct({
  /** As it was typed. */
  text: Schema.String,
  /** The words without it. */
  rest: Schema.String,
  /** Ids of the tags that it means; none: it is looked for in the texts. */
  tags: Schema.Array(Schema.String),
})
export type SearchTerm = typeof SearchTerm.Type

/** Page of materials; with words the best matches first, else the newest. */
export const MaterialsPage = Schema.Struct({
  ...PageOf(MaterialHead).fields,
  /** Tags of all categories with a material, in the order of the vocabulary. */
  tags: Schema.Array(CountedTag),
  /** Nothing has exactly these words; the materials have similar ones. */
  corrected: Schema.Boolean,
  /** Nothing fits all words; the materials fit some of them, or come near. */
  partial: Schema.Boolean,
  terms: Schema.Array(SearchTerm),
  /** Areas and times, and how many materials the list would have with each. */
  areas: Schema.Array(Schema.Struct({ area: Schema.Literals(curriculumAreas), count: Schema.Number })),
  times: Schema.Array(Schema.Struct({ minutes: Schema.Number, count: Schema.Number })),
}).annotate({ identifier: 'MaterialsPage' })
export type MaterialsPage = typeof MaterialsPage.Type

/** Material as a whole; `tags` in the order of the vocabulary. */
export const MaterialView = Schema.Struct({
  ...NewsView.fields,
  tags: Schema.Array(TagView),
  /** The caller has saved it. */
  saved: Schema.Boolean,
}).annotate({ identifier: 'Material' })
export type MaterialView = typeof MaterialView.Type

/** Own materials of a teacher, by status. */
export const OwnMaterialsQuery = Schema.Struct({ status: Schema.optional(Schema.Literals([...newsStatuses, ''])), ...pagingQuery }).check(
  onePosition,
)

/** Page of a user's own materials; `may_add`: the user works in a facility, or is an editor. */
export const OwnMaterialsPage = Schema.Struct({ ...NewsPage.fields, may_add: Schema.Boolean }).annotate({ identifier: 'OwnMaterialsPage' })
export type OwnMaterialsPage = typeof OwnMaterialsPage.Type

/** Page of a list of materials. */
export const PagingQuery = Schema.Struct(pagingQuery).check(onePosition)
