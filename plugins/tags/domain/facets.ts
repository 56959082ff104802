import { messageKey } from '#core/kernel/message-key.ts'
import { token } from '#core/kernel/token.ts'
import { facet, type LoadOptions } from '#core/search/facet.ts'
import { tagWords } from './tag-words.ts'

/** Loads the options of all three facets with one query. */
export const TagOptions = token<LoadOptions>('tags/TagOptions')

/** Tag categories that facilities can be filtered by; each is a facet of the same name. */
export const facetCategories = ['specialization', 'ownership', 'features'] as const

const params: Readonly<Record<(typeof facetCategories)[number], string>> = {
  specialization: 'rodzaj',
  ownership: 'prowadzenie',
  features: 'udogodnienia',
}

const sectors = { public: 'publiczne', non_public: 'niepubliczne' } as const

/** Public or not: the legal types of facilities in the two words that parents use. */
const sectorFacet = facet({
  kind: 'choice',
  of: 'text',
  key: 'sector',
  param: 'sektor',
  label: 'tags.sector',
  from: `case when f.legal_type in ('public', 'communal', 'self_governing') then array['public'] when f.legal_type is not null then array['non_public'] else '{}' end`,
  options: (['public', 'non_public'] as const).map((value) => ({
    value,
    param: sectors[value],
    label: messageKey('tags.sector', value),
    description: messageKey('tags.sector', value, 'phrase'),
    exclusion: messageKey('tags.sector', value, 'exclusion'),
    heading: messageKey('tags.sector', value, 'heading'),
  })),
  words: tagWords.sector,
})

const [specialization, ownership, features] = facetCategories.map((key) =>
  facet({
    kind: 'choice',
    of: 'uuid',
    key,
    param: params[key],
    label: messageKey('tags.category', key),
    from: `f.${key}`,
    options: TagOptions,
    words: tagWords[key],
  }),
)

/** Facets by kind, sector, ownership and amenities in the order of the form; they match facilities with any of the selected options. */
export const tagFacets = [specialization, sectorFacet, ownership, features].filter((one) => one !== undefined)
