import type { ListDefinition, ListState } from '#web/app-kit/lists/list-address.ts'
import type { InputOf } from '#web/runtime/api-types.ts'
import type { moderationApi } from '../../contract/desk-apis.ts'

/** The queue in the address: page, kind, waiting or decided, those of the user, and the open review. */
export const queue: ListDefinition = { filters: ['kind', 'status', 'assignee', 'review'] }

type Filters = ListState['filters']

/** Returns the input of the route for a state of the queue; without a status it lists what waits. */
export const queueInput = ({
  page,
  filters: { kind, status, assignee },
}: {
  page: number
  filters: Filters
}): InputOf<typeof moderationApi.listReviews> => ({
  page: String(page),
  status: status === 'decided' ? 'decided' : 'waiting',
  ...(kind !== undefined && { kind }),
  ...(assignee === 'me' && { assignee }),
})

/** Returns the id before or after one in a list; the first when none is open, and `null` at either end. */
export const neighbour = (ids: readonly string[], open: string | undefined, step: 1 | -1): string | null => {
  const at = open === undefined ? -1 : ids.indexOf(open)
  return at < 0 ? (ids[0] ?? null) : (ids[at + step] ?? null)
}
