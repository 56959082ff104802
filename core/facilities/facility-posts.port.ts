import type { Effect } from 'effect'
import { token } from '#core/kernel/token.ts'

/** Public post of a facility, for a page around it. */
export interface FacilityPost {
  readonly slug: string
  readonly title: string
  readonly lead: string
  /** Data of the fill that shows it (`sitePostSection`). */
  readonly data: unknown
}

/** Posts that facilities publish for everybody; of the plugin that has them. */
export interface FacilityPosts {
  /** Returns a public post by its slug, by two queries at most; `null` where there is none. */
  find(facilityId: string, slug: string): Effect.Effect<FacilityPost | null>
}
export const FacilityPosts = token<FacilityPosts>('core/FacilityPosts')
