import { Schema } from 'effect'
import { route } from '#core/plugin/route.ts'
import { defineApi } from '#core/plugin/route-definition.ts'
import { Validation } from '#core/plugin/transport-errors.ts'
import { SubpageRefused, WebPageNotFound } from './errors.ts'
import { siteAccess as access } from './permissions.ts'
import { SiteView } from './site.ts'
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

const site = { facility_id: Schema.String, web_page_id: Schema.String }

/** Legal pages to add; those that the draft has stay as they are. */
export const NewLegalPages = Schema.Struct({
  ...site,
  version: Schema.optional(Schema.Number),
  kinds: Schema.Array(Schema.Literals(legalKinds)).check(
    Schema.isMinLength(1, { message: 'FIELD_REQUIRED' }),
    Schema.isMaxLength(legalKinds.length, { message: 'FIELD_TOO_LONG' }),
  ),
})

const path = '/api/v1/web-pages/:facility_id/web-page/:web_page_id/legal-pages'

/** HTTP API of the pages that the law demands of sites (row WB-13). */
export const legalApi = defineApi({
  listLegalPages: route.get(path, {
    summary: 'Lists the pages that the law demands of the site of a facility, and which of them it has.',
    input: Schema.Struct(site),
    output: LegalPages,
    access,
    errors: [WebPageNotFound],
  }),
  addLegalPages: route.post(path, {
    summary: 'Adds legal pages to the draft of a site, in our own words and filled from the profile; those that it has stay.',
    input: NewLegalPages,
    output: SiteView,
    access,
    version: true,
    errors: [WebPageNotFound, SubpageRefused, Validation],
  }),
})
