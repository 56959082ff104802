import { useSyncExternalStore } from 'react'
import { currentOverview, onOverview } from '#web/runtime/session/overview.ts'
import type { Overview } from '#web/runtime/session/overview-counts.ts'

const empty: Overview = {}

/** Returns the overview counters; empty until they are known. */
export const useOverview = (): Overview => useSyncExternalStore(onOverview, currentOverview, () => empty)
