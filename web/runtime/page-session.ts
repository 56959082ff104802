import type { AccessRule } from '#core/access/access-rule.ts'

/** Session of the request of a page. */
export interface PageSession {
  /** Refresh token from the session cookie. */
  readonly token: string | null
  /** Sets the refresh token in the session cookie; `null` removes the cookie. */
  setToken(token: string | null): void
  /**
   * Identifies the user and checks the access rule of a private page; afterwards the request context runs use-cases as this user and has the account's
   * language. `facility`: id of the facility that the page is about. Returns `passed`, or how the page must react.
   */
  authorize(access: AccessRule, facility: string | undefined): Promise<'passed' | 'sign-in' | 'home' | 'forbidden'>
}
