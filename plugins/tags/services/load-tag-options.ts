import { Effect } from 'effect'
import type { Translator } from '#core/ports/translator.ts'
import type { LoadOptions } from '#core/search/facet.ts'
import { facetCategories } from '../domain/facets.ts'
import { toOption } from '../domain/tag-option.ts'
import type { Tags } from '../domain/tags.port.ts'
import { defineTagTexts } from './define-tag-texts.ts'

/** Loads the filter options of all tag facets at once, and makes the names of new tags known. */
export const makeLoadTagOptions =
  ({ tags, translator }: { readonly tags: Tags; readonly translator: Translator }): LoadOptions =>
  () =>
    Effect.map(tags.list(null), (all) => {
      defineTagTexts(translator, all)
      return Object.fromEntries(
        facetCategories.map((category) => [category, all.filter((tag) => tag.category === category).map(toOption)] as const),
      )
    })
