import { Effect } from 'effect'
import { Grants, type HolderQuery } from '#core/access/grants.port.ts'
import { FacilityGroups } from '#core/facilities/facility-groups.port.ts'
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
type Part = Pick<HolderQuery, 'after' | 'limit'>

interface AudienceQuery extends Part {
  readonly publishedAt: string
}

/**
 * Lists the accounts that are told of a post of a facility, each once: its members, of a post for owner and
 * administrators only these, of one to groups the staff and the parents in them, and of a public post also its
 * followers. The rule is that of `domain/visibility.ts`.
 */
export const PostAudience = define(
  'publications/PostAudience',
  { grants: Grants, groups: FacilityGroups, followers: Followers },
  ({ grants, groups, followers }) => {
    /** Returns the parents with children in groups, so many after an account. */
    const parentsIn = Effect.fn('publications.parents-in')(function* (facilityId: string, groupIds: readonly string[], part: Part) {
      const found: string[] = []
      for (let { after } = part; ; ) {
        const parents = yield* grants.holdersOf(facilityId, { permission: null, side: 'parents', after, limit: part.limit })
        const inGroups = (yield* groups.ofParents(parents)).filter((one) => one.facilityId === facilityId && groupIds.includes(one.groupId))
        const wanted = new Set(inGroups.map(({ accountId }) => accountId))
        found.push(...parents.filter((id) => wanted.has(id)))
        after = parents.at(-1) ?? null
        if (parents.length < part.limit || found.length >= part.limit) return found.slice(0, part.limit)
      }
    })
    return Effect.fn('publications.list-audience')(function* (
      { facility_id, visibility, group_ids }: Pick<News, 'facility_id' | 'visibility' | 'group_ids'>,
      { publishedAt, after, limit }: AudienceQuery,
    ) {
      if (facility_id === null) return []
      const permission = visibility === 'admin_only' ? readOwnership.name : null
      const members =
        group_ids.length === 0
          ? yield* grants.holdersOf(facility_id, { permission, after, limit })
          : [
              ...(yield* grants.holdersOf(facility_id, { permission: null, side: 'staff', after, limit })),
              ...(yield* parentsIn(facility_id, group_ids, { after, limit })),
            ]
      const following = visibility === 'public' ? yield* followers.listNotified(facility_id, { before: publishedAt, after, limit }) : []
      const readers = new Map<string, PostReader>([
        ...members.map((accountId) => [accountId, { accountId }] as const),
        ...following.map((follower) => [follower.accountId, follower] as const),
      ])
      return [...readers.values()].toSorted((a, b) => (a.accountId < b.accountId ? -1 : 1)).slice(0, limit)
    })
  },
)
