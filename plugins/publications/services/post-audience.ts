import { Effect } from 'effect'
import { Grants } from '#core/access/grants.port.ts'
import { Followers } from '#core/facilities/followers.port.ts'
import { define } from '#core/kernel/define.ts'
import type { NotificationRecipient } from '#core/plugin/notifications.ts'
import { readOwnership } from '../contract/permissions.ts'
import type { News } from '../domain/publication.ts'

/** Reader who is told of a post; a follower by the channels of her subscription. */
export interface PostReader extends NotificationRecipient {
  readonly accountId: string
}

/** Part of the readers of a post by the order of their accounts; followers count who followed before it was published. */
interface AudienceQuery {
  readonly publishedAt: string
  readonly after: string | null
  readonly limit: number
}

/**
 * Lists the accounts that are told of a post of a facility, each once: its members, of a post for owner and
 * administrators only these, and of a public post also its followers. The rule is that of `domain/visibility.ts`.
 */
export const PostAudience = define('publications/PostAudience', { grants: Grants, followers: Followers }, ({ grants, followers }) =>
  Effect.fn('publications.list-audience')(function* (
    { facility_id, visibility }: Pick<News, 'facility_id' | 'visibility'>,
    { publishedAt, after, limit }: AudienceQuery,
  ) {
    if (facility_id === null) return []
    const permission = visibility === 'admin_only' ? readOwnership.name : null
    const members = yield* grants.holdersOf(facility_id, { permission, after, limit })
    const following = visibility === 'public' ? yield* followers.listNotified(facility_id, { before: publishedAt, after, limit }) : []
    const readers = new Map<string, PostReader>([
      ...members.map((accountId) => [accountId, { accountId }] as const),
      ...following.map((follower) => [follower.accountId, follower] as const),
    ])
    return [...readers.values()].toSorted((a, b) => (a.accountId < b.accountId ? -1 : 1)).slice(0, limit)
  }),
)
