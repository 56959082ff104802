import type { Overview } from '#web/data/tabs.ts'
import { followMain } from '#web/live/follow-main.ts'
import { bearerToken } from './session.ts'
import { knownUser, onUser } from './who.ts'

let overview: Overview = {}
let end: (() => void) | null = null
let of: string | null = null
const listeners = new Set<() => void>()
let following = false

const become = (now: Overview) => {
  overview = now
  for (const listener of listeners) listener()
}

const follow = () => {
  const user = knownUser()?.id ?? null
  if (user === of) return
  of = user
  end?.()
  end = null
  become({})
  // Where no plugin tells anything there is nobody to ask.
  if (user === null || !document.querySelector('[data-overview]')) return
  end = followMain({
    bearer: bearerToken,
    onFrame: ({ type, data }) => type === 'overview.updated' && become(data as Overview),
  })
}

/** How many new things there are for the one who has signed in, as far as it is known: pushed by the server (decisions §17). */
export const overviewNow = (): Overview => overview

/** Tells whenever it changes, from the first listener on for as long as somebody is signed in; gives what ends it. */
export const onOverview = (listener: () => void): (() => void) => {
  if (!following) onUser(follow)
  following = true
  listeners.add(listener)
  follow()
  return () => void listeners.delete(listener)
}
