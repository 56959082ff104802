import type { Effect } from 'effect'
import type { InsufficientPermissions } from '#core/access/access-errors.ts'
import type { Actor, User } from '#core/access/actor.ts'
import { token } from '#core/kernel/token.ts'
import type { VersionConflict } from '#core/kernel/version-conflict.ts'
import type { Validation } from '#core/plugin/transport-errors.ts'
import type { UploadNotFound } from '#plugins/uploads/contract/errors.ts'
import type { UploadView } from '#plugins/uploads/contract/upload.ts'
import type { ConsentsNeeded, NewsNotFound, NewsStatusRefused } from './errors.ts'
import type { ListedPosts, ListRange } from './public-posts.ts'
import type { NewMaterial, NewsChanges, NewsHead, NewsView } from './publication.ts'
import type { NewsSection, NewsStatus, PostKind } from './terms.ts'

/** Section whose posts belong to no facility; a plugin of its own shows them. */
export type OwnSection = Exclude<NewsSection, 'facility'>

/** Posts that an author, or with `null` anybody, has written. */
export interface WrittenPosts {
  readonly section: OwnSection
  readonly author_id: string | null
  readonly status: NewsStatus | null
}

/** New post; without a kind, the first one of its section. */
export interface GivenPost extends Omit<NewMaterial, 'kind'> {
  readonly kind?: PostKind | undefined
}

/** Post in a list, with its files. */
export interface PostWithFiles extends NewsHead {
  readonly attachments: readonly UploadView[]
}

/** Reasons for which a post cannot be stored. */
export type StoringFailure = NewsStatusRefused | UploadNotFound | ConsentsNeeded | Validation

/**
 * Posts of the sections that belong to no facility, as a caller reads and writes them; changes are made in the running
 * transaction. A post of another section, or that the caller may not read, is not found.
 */
export interface Posts {
  /** Returns a post by its id or slug. */
  find(actor: Actor, section: OwnSection, idOrSlug: string): Effect.Effect<NewsView, NewsNotFound>
  /** Returns those of these posts that the caller may read, in the order of the ids. */
  readable(actor: Actor, ids: readonly string[]): Effect.Effect<readonly NewsHead[]>
  /** Returns posts that the caller may read, as the calling plugin knows, with their files, in the order of the ids. */
  withFiles(actor: Actor, ids: readonly string[]): Effect.Effect<readonly PostWithFiles[]>
  /** Lists posts for those who write them, the last changed first. */
  written(actor: Actor, posts: WrittenPosts, part: ListRange): Effect.Effect<ListedPosts<NewsHead>>
  /** Adds a post for a caller who may, as the calling plugin knows; no two of a section have the same slug. */
  add(user: User, section: OwnSection, given: GivenPost): Effect.Effect<NewsView, StoringFailure>
  /** Changes a post, or its status. */
  change(
    user: User,
    section: OwnSection,
    changes: NewsChanges,
  ): Effect.Effect<NewsView, NewsNotFound | InsufficientPermissions | VersionConflict | StoringFailure>
  /** Deletes a post with its versions and files. */
  remove(user: User, section: OwnSection, id: string): Effect.Effect<{ readonly removed: true }, NewsNotFound | InsufficientPermissions>
}
export const Posts = token<Posts>('publications/Posts')
