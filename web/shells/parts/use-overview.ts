import { useSyncExternalStore } from 'react'
import type { Overview } from '#web/data/tabs.ts'
import { onOverview, overviewNow } from '#web/session/overview.ts'

const nothing: Overview = {}

/** What is new, as the server tells it; nothing until it is known. */
export const useOverview = (): Overview => useSyncExternalStore(onOverview, overviewNow, () => nothing)
