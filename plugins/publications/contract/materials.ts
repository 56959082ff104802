import type { Effect } from 'effect'
import type { Actor } from '#core/access/actor.ts'
import { token } from '#core/kernel/token.ts'
import type { RichText } from '#core/rich-text/document.ts'
import type { ListRange } from './public-posts.ts'
import type { CurriculumArea, NewsVisibility } from './terms.ts'

/** Rights of callers on the materials of the teacher zone. */
export interface MaterialRights {
  /** Returns whether a caller may write materials: works in a facility as owner, administrator or teacher, or is an editor. */
  mayWrite(actor: Actor): Effect.Effect<boolean>
  /** Returns the visibilities of the materials that a caller reads. */
  readsOf(actor: Actor): Effect.Effect<readonly NewsVisibility[]>
}
export const MaterialRights = token<MaterialRights>('publications/MaterialRights')

/** Published material, as an index of materials keeps it. */
export interface IndexedMaterial {
  readonly id: string
  readonly version: number
  readonly title: string
  readonly lead: string
  readonly content: RichText
  readonly tag_ids: readonly string[]
  readonly visibility: NewsVisibility
  readonly minutes: number | null
  readonly age_from: number | null
  readonly age_to: number | null
  readonly areas: readonly CurriculumArea[]
}

/** Reads materials for the index of a process. */
export interface PublishedMaterials {
  /** Returns ids and versions of the materials that are published and not hidden, the newest first. */
  versions(): Effect.Effect<readonly { readonly id: string; readonly version: number }[]>
  byIds(ids: readonly string[]): Effect.Effect<readonly IndexedMaterial[]>
}
export const PublishedMaterials = token<PublishedMaterials>('publications/PublishedMaterials')

/** Material that an account has saved, with the moment, ISO 8601 UTC. */
export interface SavedMaterial {
  readonly account_id: string
  readonly news_id: string
  readonly saved_at: string
}

/** Repository of the materials that accounts have saved. */
export interface SavedMaterials {
  /** Returns the ids of an account's saved materials, the last saved first, and how many there are. */
  list(accountId: string, part: ListRange): Effect.Effect<{ readonly ids: readonly string[]; readonly total: number }>
  has(accountId: string, materialId: string): Effect.Effect<boolean>
  count(accountId: string): Effect.Effect<number>
  put(material: SavedMaterial): Effect.Effect<unknown>
  remove(accountId: string, materialId: string): Effect.Effect<unknown>
}
export const SavedMaterials = token<SavedMaterials>('publications/SavedMaterials')
