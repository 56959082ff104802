import { Effect } from 'effect'
import { makeList } from '#adapters/memory/recoverable.ts'
import type { MaintenanceView } from '../contract/status-view.ts'
import type { Announcements } from '../domain/announcements.port.ts'

/** Creates an in-memory repository of maintenance announcements. */
export const makeMemoryAnnouncements = () => {
  const { items, snapshot } = makeList<MaintenanceView>()
  const inForce = (now: Date) => items.filter(({ to }) => to > now.toISOString())
  const clear: Announcements['clear'] = (now) =>
    Effect.sync(() => {
      const found = inForce(now).length > 0
      items.length = 0
      return found
    })
  const repository: Announcements = {
    clear,
    current: (now) => Effect.sync(() => inForce(now).at(-1) ?? null),
    announce: (maintenance, now) =>
      Effect.andThen(
        clear(now),
        Effect.sync(() => void items.push(maintenance)),
      ),
  }
  return { ...repository, snapshot }
}
