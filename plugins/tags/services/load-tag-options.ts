import { Effect } from 'effect'
import { provide } from '#core/kernel/define.ts'
import { Translator } from '#core/ports/translator.ts'
import type { LoadOptions } from '#core/search/facet.ts'
import { facetCategories, TagOptions } from '../domain/facets.ts'
import { toOption } from '../domain/tag-option.ts'
import { Tags } from '../domain/tags.port.ts'
import { defineTagTexts } from './define-tag-texts.ts'

/** Loads the filter options of all tag facets at once, and makes the names of new tags known. */
export const makeLoadTagOptions = provide(
  TagOptions,
  { tags: Tags, translator: Translator },
  ({ tags, translator }): LoadOptions =>
    () =>
      Effect.map(tags.list(null), (all) => {
        defineTagTexts(translator, all)
        return Object.fromEntries(
          facetCategories.map((category) => [category, all.filter((tag) => tag.category === category).map(toOption)] as const),
        )
      }),
)
