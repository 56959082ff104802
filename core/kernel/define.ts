import type { Token } from './token.ts'

/** Tokens by the name under which a factory gets what they stand for. */
// biome-ignore lint/suspicious/noExplicitAny: a list of different tokens has no narrower common type
export type Dependencies = Readonly<Record<string, Token<any>>>

/** Values of the tokens of dependencies, by name. */
export type Resolved<D> = { readonly [Name in keyof D]: PortOf<D[Name]> }

/** Value of a token. */
export type PortOf<T> = [T] extends [Token<infer Port>] ? Port : never

/** Dependencies of something, and the factory that makes it of them. */
export interface Definition<Port, D> {
  readonly dependencies: D
  readonly make: (dependencies: Resolved<D>) => Port
}

/** Token of something that says itself how it is made. */
export type Defined<Port, D> = Token<Port> & { readonly __definition?: Definition<Port, D> }

// biome-ignore lint/suspicious/noExplicitAny: definitions of different things have no narrower common type
type AnyDefinition = Definition<any, any>

// Global, because the bundle of the server and Node can each load a copy of the same module.
const registry = Symbol.for('kredka/definitions')
const holder = globalThis as { [registry]?: Map<symbol, AnyDefinition> }
holder[registry] ??= new Map()
const definitions = holder[registry]

/**
 * Defines a use-case or service: its name, what it needs, and how it is made. Returns its token; the container makes it
 * once, when something that is named by a plugin needs it. In tests, `makeOf(ShowOpinion)({ opinions })` makes it.
 */
export const define = <const D extends Dependencies, Port>(
  name: string,
  dependencies: D,
  make: (dependencies: Resolved<D>) => Port,
): Defined<Port, D> => {
  const token = Symbol.for(`kredka/${name}`)
  definitions.set(token, { dependencies, make })
  return token as Defined<Port, D>
}

/** Returns the definition of a token; `undefined` for a port, which is bound to one of its implementations. */
export const definitionOf = (token: Token<unknown>): AnyDefinition | undefined => definitions.get(token as symbol)

/** Returns the factory of something defined. */
export const makeOf =
  <Port, D>(token: Defined<Port, D>) =>
  (dependencies: Resolved<D>): Port =>
    definitions.get(token as symbol)?.make(dependencies)

/** Factory of a port's implementation, which knows the port and its own dependencies. */
// biome-ignore lint/suspicious/noExplicitAny: a list of different providers has no narrower common type
export interface Provider<Port = any, D extends Dependencies = any> {
  (dependencies: Resolved<D>): Port
  readonly port: Token<Port>
  readonly dependencies: D
}

/** Implements a port: a plugin lists the result among its `providers`. */
export const provide = <Port, const D extends Dependencies>(
  port: Token<Port>,
  dependencies: D,
  make: (dependencies: Resolved<D>) => NoInfer<Port>,
): Provider<Port, D> => Object.assign((resolved: Resolved<D>) => make(resolved), { port, dependencies })
