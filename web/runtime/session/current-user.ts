import type { SessionUser } from '#core/access/session-user.ts'
import { userKey } from './stored-user.ts'

const parse = (text: string | null): SessionUser | null => {
  try {
    const user = JSON.parse(text ?? 'null') as SessionUser | null
    return typeof user?.id === 'string' ? user : null
  } catch {
    return null
  }
}

const read = () => {
  try {
    const user = parse(localStorage.getItem(userKey))
    // The early script takes any entry for a signed-in user.
    if (!user) localStorage.removeItem(userKey)
    return user
  } catch {
    return null
  }
}

// On the server, which renders for everyone, there is no current user.
let current = typeof document === 'undefined' ? null : read()
const listeners = new Set<(user: SessionUser | null) => void>()

/** Returns the signed-in user as this browser knows it, without asking the server. */
export const currentUser = (): SessionUser | null => current

/** Subscribes to changes of the current user, in this tab or another one. Returns the unsubscribe function. */
export const onUser = (listener: (user: SessionUser | null) => void): (() => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

const applyUser = (user: SessionUser | null) => {
  current = user
  document.documentElement.toggleAttribute('data-user', user !== null)
  for (const listener of listeners) listener(user)
  // For the layout scripts, which load this module only when a user is signed in (`web/client/layout.ts` of plugins).
  dispatchEvent(new Event('user'))
}

// This module also runs on the server, when islands that use it are rendered there.
const inBrowser = typeof document !== 'undefined'
const channel = inBrowser && typeof BroadcastChannel !== 'undefined' ? new BroadcastChannel('session') : null
if (inBrowser) {
  // The early script only checked for an entry, and another tab may have signed in since.
  document.documentElement.toggleAttribute('data-user', current !== null)
  if (channel) channel.onmessage = ({ data }: MessageEvent<SessionUser | null>) => applyUser(data)
  else addEventListener('storage', ({ key, newValue }) => (key === userKey || key === null) && applyUser(parse(newValue)))
  // A page restored from the back/forward cache missed the changes meanwhile.
  addEventListener('pageshow', ({ persisted }) => persisted && applyUser(read()))
}

/** Stores the signed-in user (`null` for none) and notifies all tabs. Without local storage it is valid until the page is left. */
export const setUser = (user: SessionUser | null): void => {
  try {
    if (user) localStorage.setItem(userKey, JSON.stringify(user))
    else localStorage.removeItem(userKey)
  } catch {
    /* valid until the page is left */
  }
  channel?.postMessage(user)
  applyUser(user)
}

let signedOutPath: string | null = null

/** Returns the address to which a private page redirects after signing out; null for the sign-in page. */
export const signedOutDestination = (): string | null => signedOutPath

/** Clears the current user after the server ended the session, and goes to the given address. */
export const clearUserAndGoTo = (to: string): void => {
  signedOutPath = to
  setUser(null)
}
