import { Effect } from 'effect'
import type { Platform } from '#config/platform.ts'

/** How long the frame's data is kept, so that an import shows within three seconds. */
const keptMs = 2000

/** Reads what plugins show in the frame around every page, at most once in two seconds; what cannot be read stays as it last was. */
export const makeLayoutReader = (platform: Platform) => {
  let layout: Readonly<Record<string, unknown>> = {}
  let readAt = Number.NEGATIVE_INFINITY
  let reading: Promise<void> | null = null
  const readers = platform.plugins.flatMap(({ name, layout }) => (layout ? [{ name, read: platform.find(layout) }] : []))

  const read = async () => {
    const parts = await Promise.all(
      readers.map(async ({ name, read }) => [name, await Effect.runPromise(read()).catch(() => layout[name])] as const),
    )
    layout = Object.fromEntries(parts)
    readAt = Date.now()
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
