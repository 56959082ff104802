import type { Effect } from 'effect'
import { token } from '#core/kernel/token.ts'
import type { CmsCity } from '../contract/description.ts'

/** Cities that have a page in the catalogue. */
export interface CmsCities {
  /** Returns all of them, in no particular order. */
  all(): Effect.Effect<readonly CmsCity[]>
  /** Returns one of them; `null`: the id belongs to none. */
  byId(id: string): Effect.Effect<CmsCity | null>
}
export const CmsCities = token<CmsCities>('cms/CmsCities')
