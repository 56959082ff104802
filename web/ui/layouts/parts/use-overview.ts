import { useSyncExternalStore } from 'react'
import type { Overview } from '#web/runtime/session/overview-counts.ts'
import { onOverview, currentOverview } from '#web/runtime/session/overview.ts'

const empty: Overview = {}

/** Returns the overview counters; empty until they are known. */
export const useOverview = (): Overview => useSyncExternalStore(onOverview, currentOverview, () => empty)
