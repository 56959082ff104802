import type { AccessRule } from '#core/access/doors.ts'

/** What a page has to do with who asks for it. */
export interface PageSession {
  /** The refresh token that the browser brings. */
  readonly token: string | null
  /** Puts a refresh token into the browser's cookie, `null` takes it away. */
  keep(token: string | null): void
  /**
   * Finds out who asks, before a page that is not for everyone: from then on the house runs as the user and speaks the account's language. `facility`: the one
   * that the page is about. Says what to do where they may not pass.
   */
  enter(access: AccessRule, facility: string | undefined): Promise<'passed' | 'sign-in' | 'home' | 'forbidden'>
}
