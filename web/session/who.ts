import type { SessionUser } from '#core/access/session-user.ts'

/** Where this browser keeps who has signed in; the early script asks whether there is anybody (web/head/early-script.ts). */
const place = 'user'

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
    return parse(localStorage.getItem(place))
  } catch {
    return null
  }
}

// On a server, which draws for everybody, nobody is known.
let known = typeof document === 'undefined' ? null : read()
const listeners = new Set<(user: SessionUser | null) => void>()

/** Who has signed in, as far as this browser knows; the server is not asked. */
export const knownUser = (): SessionUser | null => known

/** Tells whenever somebody signs in or out, here or in another tab, or is known anew; gives what ends it. */
export const onUser = (listener: (user: SessionUser | null) => void): (() => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

const become = (user: SessionUser | null) => {
  known = user
  document.documentElement.toggleAttribute('data-user', user !== null)
  for (const listener of listeners) listener(user)
  // For the frame, which loads nothing of this while nobody is known (web/islands/account.ts).
  dispatchEvent(new Event('user'))
}

// Forms and islands that speak of the user are drawn on the server too.
const inBrowser = typeof document !== 'undefined'
const channel = inBrowser && typeof BroadcastChannel !== 'undefined' ? new BroadcastChannel('session') : null
if (inBrowser) {
  // The early script has only looked whether there is anything, and this may be loaded because another tab has signed in since.
  document.documentElement.toggleAttribute('data-user', known !== null)
  if (channel) channel.onmessage = ({ data }: MessageEvent<SessionUser | null>) => become(data)
  else addEventListener('storage', ({ key, newValue }) => (key === place || key === null) && become(parse(newValue)))
  // A page that comes back as it was left has heard nothing meanwhile.
  addEventListener('pageshow', ({ persisted }) => persisted && become(read()))
}

/** Keeps who has signed in, `null` for nobody, and tells all tabs. A browser that keeps nothing still knows until the page is left. */
export const setUser = (user: SessionUser | null): void => {
  try {
    if (user) localStorage.setItem(place, JSON.stringify(user))
    else localStorage.removeItem(place)
  } catch {
    /* known until the page is left */
  }
  channel?.postMessage(user)
  become(user)
}

let leaving: string | null = null

/** Where a private page leads whose user is not signed in any more; to sign in unless told. */
export const leavesTo = (): string | null => leaving

/** Forgets who has signed in, after what ended the session on the server, and goes to a page that says so. */
export const forgetAndGo = (to: string): void => {
  leaving = to
  setUser(null)
}
