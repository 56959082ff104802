import { Effect } from 'effect'
import type { Language } from '#core/kernel/language.ts'
import { token } from '#core/kernel/token.ts'
import type { VersionConflict } from '#core/kernel/version-conflict.ts'
import type { TableStore } from '#core/ports/store.ts'
import type { Description, SavedVersion } from './description.ts'

/**
 * Creates the repository of descriptions over their tables; the first description of a city in a language that another
 * editor has written meanwhile is a conflict.
 */
export const descriptionsOf = (descriptions: TableStore<Description, VersionConflict>, versions: TableStore<SavedVersion>) => ({
  add: descriptions.add,
  save: descriptions.save,
  ofCity: (city_id: string, lang: Language) => descriptions.first({ city_id, lang }),
  /** Locks the description until the transaction ends. */
  lockOfCity: (city_id: string, lang: Language) => descriptions.first({ city_id, lang }, { lock: 'wait' }),
  bySlugs: (voivodeship: string, city_slug: string, lang: Language) => descriptions.first({ voivodeship, city_slug, lang }),
  addVersion: versions.add,
  version: (description_id: string, number: number) => versions.first({ description_id, number }),
  /** Returns a page of the versions of a description, the newest first, and how many there are. */
  versionsOf: Effect.fn('cms.versions-of')(function* (description_id: string, page: { readonly offset: number; readonly limit: number }) {
    const where = { description_id }
    return { items: yield* versions.find(where, { orderBy: { number: 'desc' }, ...page }), total: yield* versions.count(where) }
  }),
})

/** Repository of descriptions and of all that was ever saved of them. */
export interface DescriptionRepository extends ReturnType<typeof descriptionsOf> {}
export const DescriptionRepository = token<DescriptionRepository>('cms/DescriptionRepository')
