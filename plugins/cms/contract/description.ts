import { Schema } from 'effect'
import { categories } from '#core/facilities/category.ts'
import { NonBlankLine } from '#core/kernel/field-schemas.ts'
import { languages } from '#core/kernel/language.ts'
import { PageOf } from '#core/kernel/paging.ts'
import { onePosition, pagingQuery } from '#core/kernel/paging-schemas.ts'
import { voivodeshipSlugs } from '#core/places/voivodeship.ts'
import { RichText, StoredRichText } from '#core/rich-text/document.ts'
import { uploadsOf } from '#core/rich-text/read-document.ts'
import { descriptionLimits } from './limits.ts'
import { completenessStates, missingFilters } from './terms.ts'

const invalid = { message: 'FIELD_INVALID' }
const line = (max: number) =>
  Schema.String.check(Schema.isMaxLength(max, { message: 'FIELD_TOO_LONG' }), Schema.isPattern(/^[^\0\p{Cs}\r\n]*$/u, invalid))

const lang = Schema.Literals(languages)

/** Texts of a description in one language; those without characters are left out on the page. */
const texts = {
  title: NonBlankLine(descriptionLimits.title),
  lead: line(descriptionLimits.lead),
  /** Document without pictures and files. */
  body: RichText.check(Schema.makeFilter((document) => uploadsOf(document).length === 0, invalid)),
  meta_title: line(descriptionLimits.metaTitle),
  meta_description: line(descriptionLimits.metaDescription),
}

/** Description to store; `version` is that of the stored one, 0 where there was none. */
export const NewDescription = Schema.Struct({ city_id: Schema.String, lang, ...texts, version: Schema.optional(Schema.Number) })
export type NewDescription = typeof NewDescription.Type

const state = Schema.Literals(completenessStates)

/** City with a page in the catalogue. */
const city = {
  id: Schema.String,
  name: Schema.String,
  county: Schema.String,
  voivodeship: Schema.String,
  slug: Schema.String,
  /** Category in which it has most facilities; its page in the catalogue is `/{category}/{voivodeship}/{slug}`. */
  category: Schema.Literals(categories),
  facilities: Schema.Number,
  /** Completeness of its description, by language. */
  texts: Schema.Struct({ pl: state, ua: state, en: state }),
}

export const CmsCity = Schema.Struct(city).annotate({ identifier: 'CmsCity' })
export type CmsCity = typeof CmsCity.Type
export const CmsCityPage = PageOf(CmsCity)

/**
 * Cities by page, those with most facilities first: `filter[voivodeship][eq]=malopolskie`; `filter[missing][eq]=en` without
 * an English description, `=all` without any; `q` is a part of the name.
 */
export const CmsCityQuery = Schema.Struct({
  ...pagingQuery,
  q: Schema.optional(Schema.String.check(Schema.isMaxLength(200, { message: 'FIELD_TOO_LONG' }))),
  'filter[voivodeship][eq]': Schema.optional(Schema.Literals(voivodeshipSlugs)),
  'filter[missing][eq]': Schema.optional(Schema.Literals(missingFilters)),
}).check(onePosition)
export type CmsCityQuery = typeof CmsCityQuery.Type

const stored = {
  title: Schema.String,
  lead: Schema.String,
  body: StoredRichText,
  meta_title: Schema.String,
  meta_description: Schema.String,
}

/** Description of a city in one language; without texts and of version 0 where there is none. */
export const CityDescription = Schema.Struct({
  city: CmsCity,
  lang,
  ...stored,
  version: Schema.Number,
  /** ISO 8601 UTC; `null`: it was never saved. */
  updated_at: Schema.NullOr(Schema.String),
  /** Texts for search engines that the page has by itself, in this language; `null`: it is not in the catalogue now. */
  usual: Schema.NullOr(Schema.Struct({ title: Schema.String, description: Schema.String })),
}).annotate({ identifier: 'CityDescription' })
export type CityDescription = typeof CityDescription.Type

/** Path and query of a description. */
export const ByCity = Schema.Struct({ city_id: Schema.String, lang })

/** Description and page of its versions. */
export const VersionsQuery = Schema.Struct({ city_id: Schema.String, lang, ...pagingQuery }).check(onePosition)

/** Description as it was saved once. */
export const DescriptionVersion = Schema.Struct({
  number: Schema.Number,
  ...stored,
  /** ISO 8601 UTC. */
  saved_at: Schema.String,
  /** Name of who saved it; `null`: the demo, or an account that was erased. */
  saved_by: Schema.NullOr(Schema.String),
}).annotate({ identifier: 'CityDescriptionVersion' })
export type DescriptionVersion = typeof DescriptionVersion.Type
export const DescriptionVersions = PageOf(DescriptionVersion)

/** Version to restore, which becomes a new version. */
export const RestoredDescription = Schema.Struct({
  city_id: Schema.String,
  lang,
  number: Schema.Int,
  version: Schema.optional(Schema.Number),
})
