import type { Actor } from '#core/access/actor.ts'
import { hasPermission } from '#core/access/permission-checks.ts'
import { readOwnership, writeNews } from '../contract/permissions.ts'
import type { NewsVisibility } from '../contract/terms.ts'
import type { News } from './publication.ts'

/** Rights of a caller on the posts of a facility. */
export interface NewsAccess {
  /** Writes posts, and reads drafts and what is for moderators. */
  readonly writes: boolean
  /** Visibilities of the posts that the caller reads. */
  readonly reads: readonly NewsVisibility[]
}

const isMember = (actor: Actor, facilityId: string) => actor.kind === 'user' && Object.hasOwn(actor.perms, facilityId)

/** Decides what a caller may do with the posts of a facility (rows NE-02, NE-03). Owner and administrator are who may see the ownership. */
export const newsAccess = (actor: Actor, facilityId: string): NewsAccess => {
  const writes = hasPermission(actor, writeNews, facilityId)
  const governs = hasPermission(actor, readOwnership, facilityId)
  const belongs = writes || governs || isMember(actor, facilityId)
  return { writes, reads: ['public', ...(belongs ? (['private'] as const) : []), ...(governs ? (['admin_only'] as const) : [])] }
}

/** Decides whether a caller may read a post. */
export const mayRead = ({ writes, reads }: NewsAccess, { visibility, moderator_only, hidden, status }: News): boolean =>
  reads.includes(visibility) && (writes || (status === 'published' && !moderator_only && !hidden))
