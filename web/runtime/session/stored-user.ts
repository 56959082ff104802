import type { SessionUser } from '#core/access/session-user.ts'

/** Local storage key of the signed-in user; the early script checks if it exists (web/server/document/early-script.ts). */
export const userKey = 'user'

/**
 * Stores the signed-in user for the scripts of the session, which read it when they load. Without local storage it is
 * valid until the page is left.
 */
export const storeUser = (user: SessionUser): void => {
  document.documentElement.toggleAttribute('data-user', true)
  try {
    localStorage.setItem(userKey, JSON.stringify(user))
  } catch {
    /* valid until the page is left */
  }
}
