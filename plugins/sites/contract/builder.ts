import { Schema } from 'effect'
import { languages } from '#core/kernel/language.ts'
import { UploadView } from '#plugins/uploads/contract/upload.ts'

/** Kinds of differences between two contents of a site. */
export const differenceKinds = [
  'title',
  'theme',
  'look',
  'page-added',
  'page-removed',
  'page-renamed',
  'page-search',
  'page-address',
  'page-moved',
  'page-shown',
  'page-hidden',
  'menu-added',
  'menu-removed',
  'section-added',
  'section-removed',
  'section-changed',
  'sections-sorted',
] as const

/** Difference of a draft to what is published: `page` is the title of the page, `section` the kind of the section. */
export const SiteDifference = Schema.Struct({
  kind: Schema.Literals(differenceKinds),
  page: Schema.NullOr(Schema.String),
  section: Schema.NullOr(Schema.String),
})
export type SiteDifference = typeof SiteDifference.Type

/** Kinds of what should be mended before a site is published; nothing of it prevents that. */
export const warningKinds = [
  'empty-page',
  'unfilled',
  'unfilled-title',
  'picture-without-text',
  'translation-unfinished',
  'no-contact',
  'unknown-section',
  'unknown-theme',
] as const

/** Warning about a draft, with the page and the section that it is about. */
export const SiteWarning = Schema.Struct({
  kind: Schema.Literals(warningKinds),
  page_id: Schema.NullOr(Schema.String),
  page: Schema.NullOr(Schema.String),
  section_id: Schema.NullOr(Schema.String),
  /** Places of the text that are still to be filled, by what they ask for. */
  places: Schema.Array(Schema.String),
})
export type SiteWarning = typeof SiteWarning.Type

/** Readers of a site once it is published: everybody; nobody, as its owner has switched it off; nobody, as support has hidden it. */
export const siteReaches = ['everybody', 'off', 'hidden'] as const
export type SiteReach = (typeof siteReaches)[number]

/** Changes that publishing would make, who would see them, and warnings before it. */
export const SiteReview = Schema.Struct({
  changes: Schema.Array(SiteDifference),
  warnings: Schema.Array(SiteWarning),
  reach: Schema.Literals(siteReaches),
}).annotate({ identifier: 'SiteReview' })

/** Uploads that the texts of a site show, or showed in a published version. */
export const SiteUploads = Schema.Struct({ items: Schema.Array(UploadView) })

/** Facility, and the language of the names. */
export const ChoicesQuery = Schema.Struct({ facility_id: Schema.String, language: Schema.optional(Schema.Literals(languages)) })

/** Themes and sections among which an owner chooses. */
export const SiteChoices = Schema.Struct({
  /** Free sub-domain with which a new site may begin; empty where there is one, or none is free. */
  name: Schema.String,
  themes: Schema.Array(
    Schema.Struct({
      key: Schema.String,
      name: Schema.String,
      /** Colours in light that an owner may replace. */
      colours: Schema.Struct({ primary: Schema.String, ground: Schema.String }),
    }),
  ),
  sections: Schema.Array(
    Schema.Struct({
      kind: Schema.String,
      name: Schema.String,
      /** Route name of the page of the panel where its data is edited; `null` for a text of the site itself. */
      edited_at: Schema.NullOr(Schema.String),
      /** The facility has something that it shows. */
      filled: Schema.Boolean,
      /** Sentence that says that there is nothing yet; `null` where the profile has no data. */
      nothing: Schema.NullOr(Schema.String),
    }),
  ),
}).annotate({ identifier: 'SiteChoices' })
export type SiteChoices = typeof SiteChoices.Type
