import { Effect } from 'effect'
import { define } from '#core/kernel/define.ts'
import type { Language } from '#core/kernel/language.ts'
import type { CityDescriptions } from '#core/places/city-descriptions.port.ts'
import { orFail } from '#core/ports/store.ts'
import { emptyDocument } from '#core/rich-text/write-document.ts'
import { CityHeads } from '#plugins/catalogue/contract/queries.ts'
import type { CityDescription, CmsCity } from '../contract/description.ts'
import { CmsCityNotFound } from '../contract/errors.ts'
import { CmsCities } from '../domain/cities.port.ts'
import { type Description, textsOf } from '../domain/description.ts'
import { DescriptionRepository } from '../domain/descriptions.port.ts'

const noTexts = { title: '', lead: '', body: emptyDocument, meta_title: '', meta_description: '' }

/** Returns a description as editors see it; `null`: it was never written. */
export const ViewDescription = define(
  'cms/ViewDescription',
  { heads: CityHeads },
  ({ heads }) =>
    (city: CmsCity, lang: Language, description: Description | null): Effect.Effect<CityDescription> =>
      Effect.map(heads.usual({ category: city.category, voivodeship: city.voivodeship, city: city.slug }, lang), (usual) => ({
        city: description === null ? city : { ...city, texts: { ...city.texts, [lang]: description.complete ? 'complete' : 'partial' } },
        lang,
        ...(description === null ? noTexts : textsOf(description)),
        version: description?.version ?? 0,
        updated_at: description?.updated_at ?? null,
        usual,
      })),
)

/** Finds the city that an editor describes. */
export const FindCmsCity = define(
  'cms/FindCity',
  { cities: CmsCities },
  ({ cities }) =>
    (id: string) =>
      orFail(cities.byId(id), CmsCityNotFound),
)

/** Returns the descriptions of a repository as other plugins read them. */
export const shownDescriptions = (repository: Pick<DescriptionRepository, 'bySlugs'>): CityDescriptions => ({
  shown: ({ voivodeship, city }, language) =>
    Effect.map(repository.bySlugs(voivodeship, city, language), (description) => description && textsOf(description)),
})

/** Descriptions for the pages of cities. */
export const ShownDescriptions = define('cms/ShownDescriptions', { repository: DescriptionRepository }, ({ repository }) =>
  shownDescriptions(repository),
)
