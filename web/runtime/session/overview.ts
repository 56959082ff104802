import type { Overview } from '#web/runtime/tabs.ts'
import { followMainChannel } from '#web/runtime/realtime/follow-main-channel.ts'
import { bearerToken } from './session.ts'
import { currentUser, onUser } from './current-user.ts'

let overview: Overview = {}
let stopFollowing: (() => void) | null = null
let followedUserId: string | null = null
const listeners = new Set<() => void>()
let subscribed = false

const setOverview = (now: Overview) => {
  overview = now
  for (const listener of listeners) listener()
}

const follow = () => {
  const user = currentUser()?.id ?? null
  if (user === followedUserId) return
  followedUserId = user
  stopFollowing?.()
  stopFollowing = null
  setOverview({})
  // Without a plugin that serves the overview there is nothing to follow.
  if (user === null || !document.querySelector('[data-overview]')) return
  stopFollowing = followMainChannel({
    bearer: bearerToken,
    onMessage: ({ type, data }) => type === 'overview.updated' && setOverview(data as Overview),
  })
}

/** Returns the latest overview counters of the signed-in user, pushed by the server (decisions §17). */
export const currentOverview = (): Overview => overview

/** Subscribes to changes of the overview; the first listener starts following the main channel. Returns the unsubscribe function. */
export const onOverview = (listener: () => void): (() => void) => {
  if (!subscribed) onUser(follow)
  subscribed = true
  listeners.add(listener)
  follow()
  return () => void listeners.delete(listener)
}
