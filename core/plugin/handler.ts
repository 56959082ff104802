import { Effect } from 'effect'
import { type InsufficientPermissions, MissingJwt } from '#core/access/access-errors.ts'
import { type AccessRule, checkAccess } from '#core/access/access-rule.ts'
import type { Actor, User } from '#core/access/actor.ts'
import { type Defined, type Dependencies, define, type Resolved } from '#core/kernel/define.ts'
import type { AnyFailure } from '#core/kernel/failure.ts'
import { type Token, token } from '#core/kernel/token.ts'
import type { UseCase } from '#core/kernel/use-case.ts'
import type { VersionConflict } from '#core/kernel/version-conflict.ts'
import { type DefinitionOf, definition, methodAndPath, type Route } from './route-definition.ts'

export type InputOf<R> = DefinitionOf<R>['input']['Type']
export type OutputOf<R> = DefinitionOf<R>['output']['Type']

/** Caller of a handler: the signed-in user of a route with access `user`, otherwise whoever calls. */
type CallerOf<R> = DefinitionOf<R>['access'] extends 'user' ? User : Actor

/** Failures of the access rule, which the handler checks before it runs. */
type AccessErrors<R> = DefinitionOf<R>['access'] extends 'anyone'
  ? never
  : DefinitionOf<R>['access'] extends 'user'
    ? MissingJwt
    : MissingJwt | InsufficientPermissions

type VersionErrors<R> = DefinitionOf<R>['version'] extends true ? VersionConflict : never

type DeclaredErrors<R> = InstanceType<Extract<DefinitionOf<R>['errors'][number], abstract new (...input: never) => unknown>>

/** Failures of a route: those that it declares, and those that its access rule and `version` imply. */
export type ErrorsOf<R> = (DeclaredErrors<R> | AccessErrors<R> | VersionErrors<R>) & AnyFailure

type TagOf<Reason> = Reason extends { readonly _tag: infer Tag } ? Tag : never

type RaisedBy<Make> = Make extends (...dependencies: never) => (...input: never) => Effect.Effect<unknown, infer Reason> ? Reason : never

/** Names of the errors that a route declares and its handler never raises. */
type NeverRaised<R, Reason> = Exclude<TagOf<DeclaredErrors<R> | VersionErrors<R>>, TagOf<Reason | AccessErrors<R>>>

type InputBy<R, Make> = Make extends (...dependencies: never) => (caller: never, input: infer Input) => unknown
  ? unknown extends Input
    ? InputOf<R>
    : Input
  : never

type OutputBy<Make> = Make extends (...dependencies: never) => (...input: never) => Effect.Effect<infer Output, unknown> ? Output : never

/** Token of the handler of a route: a use-case of anyone, which checks the access rule itself. */
type Handler<R, Make, D> = Defined<UseCase<InputBy<R, Make>, OutputBy<Make>, (RaisedBy<Make> | AccessErrors<R>) & AnyFailure>, D> & {
  readonly __route?: R
}

/** Returns the token of a route's handler, by which use-cases call it that know its contract alone. */
export const handlerOf = <R extends Route>(route: R): Token<UseCase<InputOf<R>, OutputOf<R>, ErrorsOf<R>>> => token(methodAndPath(route))

const refusalOf = (access: AccessRule, actor: Actor, input: { readonly facility_id?: unknown }) =>
  access === 'user' ? (actor.kind === 'user' ? null : new MissingJwt()) : checkAccess(access, actor, input.facility_id)

/** Says in words what is wrong with a handler, where it is written; `unknown` of one that raises all errors of its route. */
export type Faults<R, Reason> = [NeverRaised<R, Reason>] extends [never]
  ? unknown
  : `This handler never raises ${NeverRaised<R, Reason> & string}, which its route declares.`

/**
 * Defines the use-case that handles a route: caller, input, output and errors are those of the route, whose access rule
 * is checked wherever the use-case is called from. A handler that never raises an error of its route does not compile, and
 * says so in the place of its output.
 */
export const handler = <R extends Route, const D extends Dependencies, Reason extends ErrorsOf<R>, Make>(
  route: R,
  dependencies: D,
  // `Make` is what is given, the rest gives its parameters their types.
  make: Make &
    ((dependencies: Resolved<D>) => (caller: CallerOf<R>, input: InputOf<R>) => Effect.Effect<OutputOf<R> & Faults<R, Reason>, Reason>),
): Handler<R, Make, D> =>
  define(methodAndPath(route), dependencies, (resolved) => {
    const { access } = route[definition]
    const handle = make(resolved)
    return (actor: Actor, input: InputOf<R>) => {
      const refusal = refusalOf(access, actor, input)
      return refusal ? Effect.fail(refusal) : handle(actor as never, input)
    }
  }) as never
