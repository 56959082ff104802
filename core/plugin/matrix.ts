import type { Token } from '#core/kernel/token.ts'

/** Object of a call in the access matrix: none in particular, the caller's own, another user's, or one that waits for its first owner. */
export const matrixObjects = ['none', 'own', 'foreign', 'pending'] as const

export type MatrixObject = (typeof matrixObjects)[number]

/** Signed-in user. */
export interface MatrixUser {
  readonly id: string
  readonly email: string
  readonly password: string
  /** `name=value` of the refresh cookie. */
  readonly cookie: string
}

/** Data from which a call of the matrix is built. */
export interface MatrixContext {
  /** The caller; `null` without an account. */
  readonly user: MatrixUser | null
  /**
   * Facility ids: that of parent, teacher, moderator, owner and administrator; that of another owner; one that waits
   * for its first owner.
   */
  readonly facilities: Readonly<Record<Exclude<MatrixObject, 'none'>, string>>
  readonly find: <Thing>(token: Token<Thing>) => Thing
  readonly rows: <Row extends object>(sql: string, parameters?: readonly unknown[]) => Promise<readonly Row[]>
  /** Another signed-in user, the same throughout one line of the matrix. */
  readonly other: () => Promise<MatrixUser>
}

/** Call of one cell; bearer token, cookie and `Origin` of the caller are added. */
export interface MatrixCall {
  readonly path: string
  readonly body?: Readonly<Record<string, unknown>> | readonly unknown[]
  readonly form?: FormData | URLSearchParams
  readonly headers?: Readonly<Record<string, string>>
  /** Effects of an allowed call, by the terms of the table: an SQL query that returns `no` before and `yes` after. */
  readonly effect?: Readonly<Record<string, readonly [sql: string, ...parameters: unknown[]]>>
}

/**
 * Calls of a plugin for the access matrix (`plugins/x/testing/matrix.ts`), by method and path of the route and by
 * object. Expected results stand in `matrix.md` alone.
 */
export type MatrixCalls = Readonly<
  Record<string, Readonly<Partial<Record<MatrixObject, (context: MatrixContext) => MatrixCall | Promise<MatrixCall>>>>>
>

/** Calls without an object, by route; for routes that only read. */
export const withoutObject = (calls: Readonly<Record<string, MatrixCall>>): MatrixCalls =>
  Object.fromEntries(Object.entries(calls).map(([row, call]) => [row, { none: () => call }]))

/** Calls about a facility, for each of its objects. */
export const aboutFacility = (call: (facilityId: string, context: MatrixContext) => MatrixCall): MatrixCalls[string] => ({
  own: (context) => call(context.facilities.own, context),
  foreign: (context) => call(context.facilities.foreign, context),
  pending: (context) => call(context.facilities.pending, context),
})
