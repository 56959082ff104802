import type { AccountBrowser } from '../account-browser.ts'
import type { Member } from '../member.ts'

/** What the calls of the contract are about. */
export interface Facts {
  /** A facility with telephone and e-mail. */
  readonly id: string
  readonly city: string
  readonly voivodeship: string
  /** One that was deleted, and one without telephone and e-mail. */
  readonly gone: string
  readonly silent: string
  /** Free beginnings of presentations, ISO 8601 UTC, and the token of a booked one. */
  readonly slot: string
  readonly otherSlot: string
  readonly token: string
  /** Somebody who has signed in and whom nothing happens to, and others for what cannot be taken back. */
  readonly member: Member
  readonly join: () => Promise<Member>
  /** Somebody who has registered and never answered the mail. */
  readonly register: () => Promise<{ readonly email: string; readonly password: string }>
  /** The word of the newest mail of a template to an address. */
  readonly word: (email: string, template: string) => Promise<string>
  /** The word by which an account ends mails that come in digests. */
  readonly unsubscribe: (accountId: string) => string
  /** Makes an account the owner of the facility. */
  readonly own: (accountId: string) => Promise<void>
  /** Makes an account one of support. */
  readonly promote: (accountId: string) => Promise<void>
  /** As if an account’s sessions were opened without its second factor. */
  readonly forgetFactor: (accountId: string) => Promise<void>
  /** Gives an account another e-mail, past all rules. */
  readonly rename: (accountId: string, email: string) => Promise<void>
}

/** One call: a path with its query, and what else it brings. */
export interface Call {
  readonly path: string
  /** JSON; a list where the row takes one. */
  readonly body?: Readonly<Record<string, unknown>> | readonly unknown[]
  readonly form?: FormData | URLSearchParams
  /** Whose bearer token and cookie. */
  readonly as?: AccountBrowser
  readonly headers?: Readonly<Record<string, string>>
}

type Asking = (facts: Facts) => Call | Promise<Call>

/** A line of the contract: a call that is answered, made anew each time, and for each of the row's own failures one that provokes it. */
export interface Line {
  readonly good: Asking
  readonly errors?: Readonly<Record<string, Asking>>
  /** What it says while the database is away, unless that is 503. */
  readonly away?: string | 200 | 303
}
