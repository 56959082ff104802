import { isDeepStrictEqual } from 'node:util'
import { Effect } from 'effect'
import type { WebPlatform } from './platform.ts'

/** Time for which layout data is reused, milliseconds; short enough that an import shows within three seconds. */
const maxAgeMs = 2000

/** Returns the current layout data by plugin name. */
export type ReadLayoutData = () => Promise<Readonly<Record<string, unknown>>>

/**
 * Creates the reader of the layout data of all plugins. Reads at most once in two seconds; when a plugin's read fails,
 * its last value is used.
 */
export const makeLayoutDataReader = (platform: WebPlatform, onChange: () => void = () => undefined): ReadLayoutData => {
  let layout: Readonly<Record<string, unknown>> = {}
  let readAt = Number.NEGATIVE_INFINITY
  let reading: Promise<void> | null = null
  const readers = platform.plugins.flatMap(({ name, layoutData }) => (layoutData ? [{ name, read: platform.find(layoutData) }] : []))

  const read = async () => {
    const startedAt = Date.now()
    const parts = await Promise.all(
      readers.map(async ({ name, read }) => [name, await Effect.runPromise(read()).catch(() => layout[name])] as const),
    )
    const now = Object.fromEntries(parts)
    // The object is replaced only when its content changes, because markup rendered from it is cached by identity.
    if (!isDeepStrictEqual(now, layout)) {
      layout = now
      onChange()
    }
    readAt = startedAt
  }
  return async () => {
    if (Date.now() - readAt > maxAgeMs) {
      reading ??= read().finally(() => {
        reading = null
      })
      await reading
    }
    return layout
  }
}
