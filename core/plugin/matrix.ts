import type { Token } from '#core/kernel/token.ts'

/** Whose thing a call is about: nobody's in particular, the caller's own, somebody else's, or one that waits and is nobody's yet. */
export const matrixObjects = ['none', 'own', 'foreign', 'pending'] as const

export type MatrixObject = (typeof matrixObjects)[number]

/** Somebody with an account, signed in. */
export interface MatrixUser {
  readonly id: string
  readonly email: string
  readonly password: string
  /** `name=value` of the refresh cookie. */
  readonly cookie: string
}

/** What a call of the matrix is made of. */
export interface MatrixContext {
  /** The one who asks, `null` without an account. */
  readonly user: MatrixUser | null
  /** Ids of a facility to which parent, teacher, moderator, owner and administrator belong, of the foreign owner's, and of one that waits for its first owner. */
  readonly facilities: Readonly<Record<Exclude<MatrixObject, 'none'>, string>>
  readonly find: <Thing>(token: Token<Thing>) => Thing
  readonly rows: <Row extends object>(sql: string, parameters?: readonly unknown[]) => Promise<readonly Row[]>
  /** Somebody else, signed in; of one line the same one until something happens. */
  readonly other: () => Promise<MatrixUser>
}

/** A call, made for one cell; bearer token, cookie and `Origin` of the caller are added. */
export interface MatrixCall {
  readonly path: string
  readonly body?: Readonly<Record<string, unknown>> | readonly unknown[]
  readonly form?: FormData | URLSearchParams
  readonly headers?: Readonly<Record<string, string>>
  /** What it does where it is allowed, by the words of the table: a question to the database that says `no` before and `yes` after. */
  readonly effect?: Readonly<Record<string, readonly [sql: string, ...parameters: unknown[]]>>
}

/** What a plugin brings to the matrix (`plugins/x/testing/matrix.ts`): for each row, by method and path, and each object, a call. What is expected is not its to say. */
export type MatrixPart = Readonly<
  Record<string, Readonly<Partial<Record<MatrixObject, (context: MatrixContext) => MatrixCall | Promise<MatrixCall>>>>>
>

/** Calls that are about nothing in particular, by row; for those who only read. */
export const aboutNothing = (calls: Readonly<Record<string, MatrixCall>>): MatrixPart =>
  Object.fromEntries(Object.entries(calls).map(([row, call]) => [row, { none: () => call }]))

/** A call about a facility, for each kind of it. */
export const aboutFacilities = (call: (facilityId: string, context: MatrixContext) => MatrixCall): MatrixPart[string] => ({
  own: (context) => call(context.facilities.own, context),
  foreign: (context) => call(context.facilities.foreign, context),
  pending: (context) => call(context.facilities.pending, context),
})
