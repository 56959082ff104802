import type { FacilityPermission } from '#core/access/permissions.ts'
import type { Token } from '#core/kernel/token.ts'
import type { ErrorsOf } from '#core/plugin/handler.ts'
import type { PathParameters } from '#core/plugin/route.ts'
import { type Api, type Definition, type DefinitionOf, definition, type Route } from '#core/plugin/route-definition.ts'
import type { Member } from '#plugins/accounts/testing/member.ts'
import type { TestPlatform } from '../platform.ts'
import type { Caller, CallerGroup, ExampleObject } from './callers.ts'

/** Data and functions of which a request is built. */
export interface ExampleContext {
  /** The caller; `null` without an account. */
  readonly user: Member | null
  readonly object: ExampleObject
  /**
   * Facility ids: that of parent, teacher, moderator, owner and administrator; that of another owner; one that waits
   * for its first owner.
   */
  readonly facilities: Readonly<Record<Exclude<ExampleObject, 'none'>, string>>
  /** Id of the facility that is the object; that of the first group where there is no object. */
  readonly facility: string
  /**
   * Copies this facility with its statements and members, so that what a call changes is no other call's object; with a
   * status or a package if given.
   */
  readonly copyFacility: (status?: 'registered' | 'premium') => Promise<string>
  /** Returns the account whose object is asked for: the caller where it is their own, else, and for an anonymous caller, another. */
  readonly account: () => Promise<Member>
  /** Returns the caller, and for an anonymous one another user. */
  readonly caller: () => Promise<Member>
  /** Another signed-in user, the same in all cells of one object until a call has an effect. */
  readonly other: () => Promise<Member>
  /** Creates an account and signs it in. */
  readonly createMember: (type?: 'user' | 'cms' | 'support') => Promise<Member>
  readonly platform: TestPlatform
  readonly url: string
  readonly find: <Thing>(token: Token<Thing>) => Thing
  readonly rows: <Row extends object>(sql: string, parameters?: readonly unknown[]) => Promise<readonly Row[]>
}

/** SQL query with its parameters. */
export type Query = readonly [sql: string, ...parameters: unknown[]]

/** Request to a route, without its method and path; token, cookie and `Origin` of the caller are added. */
export interface ExampleRequest {
  readonly params?: Readonly<Record<string, string>>
  readonly query?: Readonly<Record<string, string>>
  /** JSON; a list where the route takes one. */
  readonly body?: Readonly<Record<string, unknown>> | readonly unknown[]
  readonly form?: FormData | URLSearchParams
  readonly headers?: Readonly<Record<string, string>>
  /** Finds a row after a call that had its effect, and none before. */
  readonly appears?: Query
  /** Finds a row before a call that has its effect, and none after. */
  readonly vanishes?: Query
  /** Member or kind of caller who calls instead; only for `success` and `errors`. */
  readonly as?: Caller | Member
}

type ParametersOf<Path extends string> = [PathParameters<Path>] extends [never]
  ? { readonly params?: never }
  : { readonly params: Readonly<Record<PathParameters<Path>, string>> }

type Build<D extends Definition, Context> = (
  context: Context,
) => (ExampleRequest & ParametersOf<D['path']>) | Promise<ExampleRequest & ParametersOf<D['path']>>

/** Objects with the same request or the same results, in the order of `exampleObjects`. */
type Objects =
  | ExampleObject
  | 'none, own'
  | 'none, foreign'
  | 'own, foreign'
  | 'own, pending'
  | 'foreign, pending'
  | 'none, own, foreign'
  | 'own, foreign, pending'
  | 'none, own, foreign, pending'

/** Result of a call: `success`, or status and error code, `404 opinion-not-found`; `200` where a success has no effect. */
export type ExampleResult = 'success' | `${number}` | `${number} ${string}`

/** Results that differ from the declared access: of all who are let through, or of some callers; a name goes before a group. */
type Exceptions = ExampleResult | Readonly<Partial<Record<Caller | CallerGroup | 'allowed', ExampleResult>>>

type ErrorName<R> = ErrorsOf<R>['_tag']

/** Requests to a route, who may make them, and what it answers. */
export interface RouteExamples<D extends Definition = Definition, Context = ExampleContext, Errors extends string = string> {
  /** Requests by their object. */
  readonly requests: Readonly<Partial<Record<Objects, Build<D, Context>>>>
  /** Effect of a success in a word, where the requests have `appears` or `vanishes`. */
  readonly effect?: string | Readonly<Partial<Record<Objects, string>>>
  /** Permission on the facility of the object, which the use-case checks. */
  readonly permission?: FacilityPermission
  /** Response to signed-in users who may not call; default: `403 insufficient-permissions`. */
  readonly refusal?: ExampleResult
  readonly may?: Readonly<Partial<Record<Objects, Exceptions>>>
  /** Request that succeeds, where none of `requests` does. */
  readonly success?: Build<D, Context>
  /** Requests that cause errors which no result names, by the error. */
  readonly errors?: Readonly<Partial<Record<Errors, Build<D, Context>>>>
  /** Error code or status while the database is unavailable; default 503. */
  readonly duringOutage?: string | 200 | 303
}

/** Examples of one route. */
export interface Example {
  readonly route: Definition
  readonly examples: RouteExamples<Definition, ExampleContext>
}

/** Context of a plugin's examples: with the functions of its records. */
export type ContextOf<Create extends (context: ExampleContext) => object> = ExampleContext & ReturnType<Create>

type RecordsOf<Records> = (context: ExampleContext) => Records

/**
 * Declares examples of the routes of an API (`plugins/x/testing/examples.ts`). `createRecords` adds functions to the
 * context, which store what the requests refer to.
 */
export const examplesOf = <A extends Api, Records extends object>(
  api: A,
  createRecords: RecordsOf<Records>,
  routes: {
    readonly [Name in keyof A]?: RouteExamples<DefinitionOf<A[Name]>, ExampleContext & Records, ErrorName<A[Name]>>
  },
): readonly Example[] =>
  Object.entries(routes as Readonly<Record<string, RouteExamples<Definition, ExampleContext & Records>>>).map(([name, examples]) => {
    const bound = (build: Build<Definition, ExampleContext & Records>) => (context: ExampleContext) =>
      build({ ...context, ...createRecords(context) })
    const { requests, success, errors = {} } = examples
    return {
      route: (api[name] as Route)[definition],
      examples: {
        ...examples,
        requests: mapValues(requests, bound),
        errors: mapValues(errors, bound),
        ...(success && { success: bound(success) }),
      },
    } as Example
  })

const mapValues = <One, Other>(values: Readonly<Partial<Record<string, One>>>, change: (value: One) => Other) =>
  Object.fromEntries(Object.entries(values as Readonly<Record<string, One>>).map(([key, value]) => [key, change(value)]))

/** Returns the value for an object: keys name one or several of them. */
export const forObject = <Value>(values: Readonly<Partial<Record<string, Value>>>, object: ExampleObject): Value | undefined =>
  Object.entries(values).find(([key]) => key.split(', ').includes(object))?.[1]
