import type { AccountBrowser } from '#plugins/accounts/testing/account-browser.ts'
import type { Member } from '#plugins/accounts/testing/member.ts'

/** Records that the calls of the contract refer to. */
export interface ContractData {
  /** Facility with telephone and e-mail. */
  readonly id: string
  readonly city: string
  readonly voivodeship: string
  /** A deleted facility, and one without telephone and e-mail. */
  readonly deletedId: string
  readonly idWithoutContact: string
  /** Start times of free presentation slots, ISO 8601 UTC, and the token of a booked presentation. */
  readonly freeSlot: string
  readonly secondFreeSlot: string
  readonly presentationToken: string
  /** Signed-in member that no call changes, and a factory of new members for irreversible calls. */
  readonly member: Member
  readonly newMember: () => Promise<Member>
  /** Registers an account that is never activated. */
  readonly registerAccount: () => Promise<{ readonly email: string; readonly password: string }>
  /** Returns the token in the newest mail of a template sent to an address. */
  readonly latestToken: (email: string, template: string) => Promise<string>
  /** Returns the token by which an account unsubscribes from digests. */
  readonly unsubscribeToken: (accountId: string) => string
  /** Makes an account the owner of the facility. */
  readonly makeOwner: (accountId: string) => Promise<void>
  /** Turns an account into a support account. */
  readonly promoteToSupport: (accountId: string) => Promise<void>
  /** Marks an account's sessions as opened without its second factor. */
  readonly clearSecondFactor: (accountId: string) => Promise<void>
  /** Changes an account's e-mail directly in the database. */
  readonly changeEmail: (accountId: string, email: string) => Promise<void>
}

/** One call: path with query, body, headers and session. */
export interface Call {
  readonly path: string
  /** JSON; a list where the route takes one. */
  readonly body?: Readonly<Record<string, unknown>> | readonly unknown[]
  readonly form?: FormData | URLSearchParams
  /** Client whose bearer token and cookie are sent. */
  readonly as?: AccountBrowser
  readonly headers?: Readonly<Record<string, string>>
}

type BuildCall = (data: ContractData) => Call | Promise<Call>

/** Contract of one route: a builder of a call that succeeds, and for each declared error of the route a builder of a call that causes it. */
export interface RouteCases {
  readonly success: BuildCall
  readonly errors?: Readonly<Record<string, BuildCall>>
  /** Error code or status while the database is unavailable; default 503. */
  readonly duringOutage?: string | 200 | 303
}
