import { isDeepStrictEqual } from 'node:util'
import { Effect } from 'effect'
import type { Platform } from '#config/platform.ts'

/** How long the frame's data is kept, so that an import shows within three seconds. */
const keptMs = 2000

/** What the frame shows, as far as it is known. */
export type ReadLayout = () => Promise<Readonly<Record<string, unknown>>>

/** Reads what plugins show in the frame around every page, at most once in two seconds; what cannot be read stays as it last was. */
export const makeLayoutReader = (platform: Platform, onChange: () => void = () => undefined): ReadLayout => {
  let layout: Readonly<Record<string, unknown>> = {}
  let readAt = Number.NEGATIVE_INFINITY
  let reading: Promise<void> | null = null
  const readers = platform.plugins.flatMap(({ name, layoutData: layout }) => (layout ? [{ name, read: platform.find(layout) }] : []))

  const read = async () => {
    const began = Date.now()
    const parts = await Promise.all(
      readers.map(async ({ name, read }) => [name, await Effect.runPromise(read()).catch(() => layout[name])] as const),
    )
    const now = Object.fromEntries(parts)
    // The same object as long as it says the same: what was drawn of it stays.
    if (!isDeepStrictEqual(now, layout)) {
      layout = now
      onChange()
    }
    readAt = began
  }
  return async () => {
    if (Date.now() - readAt > keptMs) {
      reading ??= read().finally(() => {
        reading = null
      })
      await reading
    }
    return layout
  }
}
