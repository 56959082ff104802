import { Effect } from 'effect'
import { define } from '#core/kernel/define.ts'
import type { CurrentNotifications } from '#core/plugin/notifications.ts'
import { isReadable } from '../domain/publication.ts'
import { NewsRepository } from '../domain/publications.port.ts'

/** Tells of notifications about posts whether readers still find the post. */
export const CurrentPosts = define(
  'publications/CurrentPosts',
  { repository: NewsRepository },
  ({ repository }): CurrentNotifications =>
    Effect.fn('publications.find-current')(function* (notifications) {
      const found = yield* repository.byIds([...new Set(notifications.map(({ id = '' }) => id))])
      const readable = new Set(found.filter(isReadable).map(({ id }) => id))
      return notifications.map(({ id = '' }) => readable.has(id))
    }),
)
