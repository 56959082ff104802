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
  /** Groups whose posts a parent reads; `null`: the caller reads those to all groups, as the staff does. */
  readonly groups: readonly string[] | null
}

const isMember = (actor: Actor, facilityId: string) => actor.kind === 'user' && Object.hasOwn(actor.perms, facilityId)

/**
 * Decides what a caller may do with the posts of a facility (rows NE-02, NE-03, NE-08). Owner and administrator are who may see the
 * ownership; `groups` are those of a parent's children, `null` for the staff. Without them a member reads what is for all.
 */
export const facilityAccess = (actor: Actor, facilityId: string, groups: readonly string[] | null = []): NewsAccess => {
  const writes = hasPermission(actor, writeNews, facilityId)
  const governs = hasPermission(actor, readOwnership, facilityId)
  const belongs = writes || governs || isMember(actor, facilityId)
  const reads = ['public', ...(belongs ? (['private'] as const) : []), ...(governs ? (['admin_only'] as const) : [])] as const
  return { writes, isReviewed: false, reads, groups: writes || governs ? null : groups }
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
  return { writes, isReviewed: !edits, reads, groups: null }
}

/** Decides what a caller may do with the blog: the editors write it, everybody reads it. */
export const blogAccess = (actor: Actor): NewsAccess => ({ writes: isEditor(actor), isReviewed: false, reads: ['public'], groups: null })

/** Decides whether a post to groups is for a caller; one to none is for all who may read posts of its visibility. */
const isForGroups = ({ groups }: NewsAccess, { group_ids }: Pick<News, 'group_ids'>): boolean =>
  group_ids.length === 0 || groups === null || group_ids.some((id) => groups.includes(id))

/** Decides whether a caller may read a post. */
export const mayRead = (access: NewsAccess, news: News): boolean =>
  access.reads.includes(news.visibility) &&
  isForGroups(access, news) &&
  (access.writes || (news.status === 'published' && !news.moderator_only && !news.hidden))
