import { Schema } from 'effect'
import { NonBlankLine } from '#core/kernel/field-schemas.ts'
import { languages } from '#core/kernel/language.ts'
import { Id, Moment, Whole } from '#core/records/columns.ts'
import { RichText, StoredRichText } from '#core/rich-text/document.ts'
import { formerPathPattern } from './former-paths.ts'
import { searchLengths, siteLimits } from './limits.ts'
import { contactShown, legalKinds, pageKinds } from './terms.ts'

const invalid = { message: 'FIELD_INVALID' }
const tooLong = { message: 'FIELD_TOO_LONG' }
const title = NonBlankLine(siteLimits.title)
const version = Schema.optional(Schema.Number)

/** Texts of the owner in other languages than Polish; a language without any is missing. */
const translated = <Texts extends Schema.Top>(texts: Texts) =>
  Schema.optional(Schema.Struct({ ua: Schema.optional(texts), en: Schema.optional(texts) }))

/**
 * Section of a page. `kind` is `rich_text`, with a text, or the name of a section that a plugin fills with data of the
 * facility; one of a plugin that is not installed stays, and shows nothing.
 */
const sectionWith = <Text extends Schema.Top>(text: Text) => {
  const title = Schema.String.check(Schema.isMaxLength(siteLimits.title, tooLong))
  return Schema.Struct({
    id: Id,
    kind: Schema.String.check(Schema.isPattern(/^[a-z][a-z0-9-]*([._][a-z0-9-]+)*$/, invalid), Schema.isMaxLength(60, tooLong)),
    /** Heading; empty for the usual one. */
    title,
    visible: Schema.Boolean,
    text: Schema.NullOr(text),
    /** Way in which a section of contact shows telephone and e-mail; missing: after a press. */
    contact: Schema.optional(Schema.Literals(contactShown)),
    translations: translated(Schema.Struct({ title, text: Schema.NullOr(text) })),
  })
}
const SiteSection = sectionWith(StoredRichText)
export type SiteSection = typeof SiteSection.Type

const givenSections = Schema.Array(sectionWith(RichText)).check(Schema.isMaxLength(siteLimits.sections, tooLong))

/** Title and description of a page that its owner has written for search engines; empty for the usual ones. */
export const SearchTexts = Schema.Struct({
  title: Schema.String.check(Schema.isMaxLength(searchLengths.title, tooLong)),
  description: Schema.String.check(Schema.isMaxLength(searchLengths.description, tooLong)),
})
export type SearchTexts = typeof SearchTexts.Type

/** Page of a site (specification §3, "Subpage"). */
const page = {
  id: Id,
  kind: Schema.Literals(pageKinds),
  parent: Schema.NullOr(Id),
  title,
  slug: Schema.String.check(Schema.isMaxLength(siteLimits.slug, tooLong)),
  in_menu: Schema.Boolean,
  visible: Schema.Boolean,
  /** Legal duty that it fulfils; missing on other pages. */
  legal: Schema.optional(Schema.Literals(legalKinds)),
  search: Schema.optional(SearchTexts),
  /** Other addresses that lead to it, as it had them before or on an earlier site: `/oferta.html`. */
  former: Schema.optional(
    Schema.Array(Schema.String.check(Schema.isPattern(formerPathPattern, invalid))).check(Schema.isMaxLength(siteLimits.former, tooLong)),
  ),
  translations: translated(
    Schema.Struct({ title: Schema.String.check(Schema.isMaxLength(siteLimits.title, tooLong)), search: Schema.optional(SearchTexts) }),
  ),
}
export const SitePage = Schema.Struct({ ...page, sections: Schema.Array(SiteSection) })
export type SitePage = typeof SitePage.Type

const colour = Schema.NullOr(Schema.String.check(Schema.isPattern(/^#[0-9a-f]{6}$/, invalid)))

/** Own face of a site within its theme; each member `null` for that of the theme. */
export const SiteLook = Schema.Struct({
  /** Id of an uploaded picture. */
  logo: Schema.NullOr(Id),
  /** Colour of buttons and links, `#rrggbb`; made readable on the grounds of the theme. */
  primary: colour,
  /** Colour of grounds, `#rrggbb`; made pale, or dark in the dark. */
  ground: colour,
  /** The foot says that the site was made in Kredka. */
  credit: Schema.Boolean,
})
export type SiteLook = typeof SiteLook.Type

/** Everything of a site that is published as a whole; `theme` is the key of a theme. */
export const SiteContent = Schema.Struct({
  title: Schema.String,
  theme: Schema.String,
  look: Schema.optional(SiteLook),
  pages: Schema.Array(SitePage),
})
export type SiteContent = typeof SiteContent.Type

/** Members of a site that its writers see as they are stored. */
export const storedSite = {
  id: Id,
  facility_id: Id,
  /** Sub-domain. */
  name: Schema.String,
  /** Switched on by its owner. */
  active: Schema.Boolean,
  /** Shown to visitors; else only its writers see it. */
  visible: Schema.Boolean,
  /** Support has hidden it after a report. */
  hidden: Schema.Boolean,
  draft: SiteContent,
  /** ISO 8601 UTC; `null`: never published. */
  published_at: Schema.NullOr(Moment),
  version: Whole,
}

/** Site of a facility as its writers see it. */
export const SiteView = Schema.Struct({
  ...storedSite,
  /** Address of the site; `null` while nobody can open it. */
  url: Schema.NullOr(Schema.String),
  /** The draft differs from what is published. */
  changed: Schema.Boolean,
  /** Last saving. */
  updated_at: Moment,
}).annotate({ identifier: 'Site' })
export type SiteView = typeof SiteView.Type

/** Sites of a facility: none or one. */
export const SiteList = Schema.Struct({ items: Schema.Array(SiteView) })

/** Pages of a site as a request sends them. */
export const GivenPages = Schema.Array(Schema.Struct({ ...page, sections: givenSections }))

/** Key of a theme. */
export const ThemeKey = Schema.String.check(Schema.isPattern(/^[a-z][a-z0-9_]*$/, invalid), Schema.isMaxLength(40, tooLong))
const name = Schema.String.check(Schema.isMaxLength(100, tooLong))

export const ByFacility = Schema.Struct({ facility_id: Schema.String })
export const BySite = Schema.Struct({ facility_id: Schema.String, id: Schema.String })

/** New site: its sub-domain and theme. Its pages begin with those of a template, else with what the profile has. */
export const NewSite = Schema.Struct({
  facility_id: Schema.String,
  name,
  theme: Schema.optional(ThemeKey),
  /** Id of a page template. */
  template: Schema.optional(Id),
})
export type NewSite = typeof NewSite.Type

/** Changes of a site; `pages` replaces the whole draft, for undo and for several changes at once. */
export const SiteChanges = Schema.Struct({
  ...BySite.fields,
  version,
  name: Schema.optional(name),
  title: Schema.optional(title),
  theme: Schema.optional(ThemeKey),
  look: Schema.optional(SiteLook),
  active: Schema.optional(Schema.Boolean),
  visible: Schema.optional(Schema.Boolean),
  pages: Schema.optional(GivenPages),
})
export type SiteChanges = typeof SiteChanges.Type

const bySubpages = { facility_id: Schema.String, web_page_id: Schema.String }

/** New page of a site; one of the kind `custom` begins with an empty rich text. */
export const NewSubpage = Schema.Struct({
  ...bySubpages,
  version,
  title,
  kind: Schema.optional(Schema.Literals(pageKinds)),
  parent: Schema.optional(Schema.NullOr(Id)),
})
export type NewSubpage = typeof NewSubpage.Type

export const SubpageChanges = Schema.Struct({
  ...bySubpages,
  id: Schema.String,
  version,
  title: Schema.optional(title),
  slug: Schema.optional(page.slug),
  in_menu: Schema.optional(Schema.Boolean),
  visible: Schema.optional(Schema.Boolean),
  sections: Schema.optional(givenSections),
})
export type SubpageChanges = typeof SubpageChanges.Type

export const BySubpage = Schema.Struct({ ...bySubpages, id: Schema.String, version })

/** Place to which a page is moved: below a parent, before one of its pages, or behind them all. */
export const MovedSubpage = Schema.Struct({
  ...bySubpages,
  version,
  id: Id,
  parent: Schema.NullOr(Id),
  before: Schema.NullOr(Id),
})

/** Name of a host or its first label. */
export const ByDomain = Schema.Struct({ domain: Schema.String.check(Schema.isMaxLength(253, tooLong)) })

/** Path parameter with the sub-domain of a site. */
export const BySiteName = Schema.Struct({ name: Schema.String })

/** Published site as everybody may know it. */
export const PublicSite = Schema.Struct({
  id: Schema.String,
  facility_id: Schema.String,
  name: Schema.String,
  title: Schema.String,
  theme: Schema.String,
  subpages: Schema.Array(Schema.Struct({ title: Schema.String, slug: Schema.String, kind: Schema.Literals(pageKinds) })),
}).annotate({ identifier: 'PublicSite' })

/** Published version of a site. */
export const SiteVersion = Schema.Struct({
  number: Schema.Number,
  published_at: Schema.String,
  title: Schema.String,
  theme: Schema.String,
  /** Name of the theme in the language that was asked for; its key where it is not installed any more. */
  theme_name: Schema.String,
  pages: Schema.Number,
})
/** Site, and the language of the names of themes. */
export const VersionsQuery = Schema.Struct({ ...BySite.fields, language: Schema.optional(Schema.Literals(languages)) })

export const SiteVersions = Schema.Struct({ versions: Schema.Array(SiteVersion) })

/** Publication of a draft; `show` switches the site on and makes it visible at the same moment. */
export const PublishedSite = Schema.Struct({ ...BySite.fields, version, show: Schema.optional(Schema.Boolean) })

export const RestoredSite = Schema.Struct({ ...BySite.fields, version, number: Schema.Int })
