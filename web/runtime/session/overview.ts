import { currentUser, onUser } from './current-user.ts'
import { type FollowedOverview, loadOverviewClient, type PushedMessage } from './overview-client.ts'
import type { Overview } from './overview-counts.ts'

let overview: Overview = {}
let following: FollowedOverview | null = null
let followedUserId: string | null = null
const listeners = new Set<() => void>()
const messageListeners = new Set<(message: PushedMessage) => void>()
let subscribed = false

const setOverview = (now: Overview) => {
  overview = now
  for (const listener of listeners) listener()
}

const forward = (message: PushedMessage) => {
  for (const listener of messageListeners) listener(message)
}

const follow = async () => {
  const userId = currentUser()?.id ?? null
  if (userId === followedUserId) return
  followedUserId = userId
  following?.stop()
  following = null
  setOverview({})
  if (userId === null) return
  const client = await loadOverviewClient()
  // The user may have changed while the client was loaded.
  if (client && userId === followedUserId) following ??= client.follow(setOverview, forward)
}

/** Returns the latest overview counters of the signed-in user, pushed by the server (decisions §17). */
export const currentOverview = (): Overview => overview

/** Subscribes to changes of the overview; the first listener starts following the counters. Returns the unsubscribe function. */
export const onOverview = (listener: () => void): (() => void) => {
  if (!subscribed) onUser(() => void follow())
  subscribed = true
  listeners.add(listener)
  void follow()
  return () => void listeners.delete(listener)
}

/** Subscribes to the other messages that are pushed with the overview, while something follows it. Returns the unsubscribe function. */
export const onPushed = (listener: (message: PushedMessage) => void): (() => void) => {
  messageListeners.add(listener)
  return () => void messageListeners.delete(listener)
}

/** Sends a message on the main channel, as a plugin declares it in `receives`; returns false without a connection. */
export const sendPushed = (type: string, data: unknown): boolean => following?.send({ type, data }) ?? false
