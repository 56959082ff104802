import { Schema } from 'effect'
import { legalKinds } from './terms.ts'

/** Legal page as the law demands it of a facility, and as its site has it. */
const LegalPage = Schema.Struct({
  kind: Schema.Literals(legalKinds),
  /** Title that the page has at first. */
  title: Schema.String,
  /** The law demands it of a facility of this kind and ownership. */
  required: Schema.Boolean,
  source: Schema.Struct({ act: Schema.String, article: Schema.String }),
  /** Page of the draft; `null`: there is none. */
  page_id: Schema.NullOr(Schema.String),
  /** Visitors can read it. */
  published: Schema.Boolean,
  /** Places of the draft that are still to be filled, `[uzupełnij: …]`. */
  unfilled: Schema.Number,
})

/** Legal pages of a site: what is missing by law. */
export const LegalPages = Schema.Struct({ items: Schema.Array(LegalPage) }).annotate({ identifier: 'LegalPages' })

/** Path parameters with the site of a facility. */
export const BySiteOfFacility = Schema.Struct({ facility_id: Schema.String, web_page_id: Schema.String })

/** Legal pages to add; those that the draft has stay as they are. */
export const NewLegalPages = Schema.Struct({
  ...BySiteOfFacility.fields,
  version: Schema.optional(Schema.Number),
  kinds: Schema.Array(Schema.Literals(legalKinds)).check(
    Schema.isMinLength(1, { message: 'FIELD_REQUIRED' }),
    Schema.isMaxLength(legalKinds.length, { message: 'FIELD_TOO_LONG' }),
  ),
})
