import type { Actor } from '#core/access/actor.ts'
import { hasPermission } from '#core/access/permission-checks.ts'
import { readOwnership, writeNews } from '../contract/permissions.ts'
import type { NewsVisibility } from '../contract/terms.ts'
import type { News } from './publication.ts'

/** Rights of a caller on posts. */
export interface NewsAccess {
  /** Writes posts, and reads drafts and what is for moderators. */
  readonly writes: boolean
  /** Posts of the caller appear once support has accepted them. */
  readonly isReviewed: boolean
  /** Visibilities of the posts that the caller reads. */
  readonly reads: readonly NewsVisibility[]
}

const isMember = (actor: Actor, facilityId: string) => actor.kind === 'user' && Object.hasOwn(actor.perms, facilityId)

/** Decides what a caller may do with the posts of a facility (rows NE-02, NE-03). Owner and administrator are who may see the ownership. */
export const facilityAccess = (actor: Actor, facilityId: string): NewsAccess => {
  const writes = hasPermission(actor, writeNews, facilityId)
  const governs = hasPermission(actor, readOwnership, facilityId)
  const belongs = writes || governs || isMember(actor, facilityId)
  const reads = ['public', ...(belongs ? (['private'] as const) : []), ...(governs ? (['admin_only'] as const) : [])] as const
  return { writes, isReviewed: false, reads }
}

/** Returns whether a caller is an editor, who writes the blog and any material. */
export const isEditor = (actor: Actor): boolean =>
  actor.kind === 'operator' || actor.kind === 'platform' || (actor.kind === 'user' && (actor.type === 'cms' || actor.type === 'support'))

/** Caller of materials; `isTeacher`: works in a facility. */
export interface MaterialReader {
  readonly actor: Actor
  readonly isTeacher: boolean
}

/** Decides what a caller may do with a material (rows TZ-04): its author writes it, and hands it in. */
export const materialAccess = ({ actor, isTeacher }: MaterialReader, authorId: string | null): NewsAccess => {
  const edits = isEditor(actor)
  const writes = edits || (actor.kind === 'user' && actor.id === authorId)
  const reads = ['public', ...(writes || isTeacher ? (['private'] as const) : []), ...(writes ? (['admin_only'] as const) : [])] as const
  return { writes, isReviewed: !edits, reads }
}

/** Decides what a caller may do with the blog: the editors write it, everybody reads it. */
export const blogAccess = (actor: Actor): NewsAccess => ({ writes: isEditor(actor), isReviewed: false, reads: ['public'] })

/** Decides whether a caller may read a post. */
export const mayRead = ({ writes, reads }: NewsAccess, { visibility, moderator_only, hidden, status }: News): boolean =>
  reads.includes(visibility) && (writes || (status === 'published' && !moderator_only && !hidden))
