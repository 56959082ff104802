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

/**
 * Values that must be passed for dependencies, some of which have the given names: each port, and for each thing defined that is
 * not passed, what that needs under the same names.
 */
type Needed<D, Names> = { readonly [Name in Extract<keyof D, Names>]: PortOf<D[Name]> } & Boxed<
  { [Name in Exclude<keyof D, Names>]: { of: NeededFor<Name, D[Name], Names> } }[Exclude<keyof D, Names>]
>

type NeededFor<Name extends PropertyKey, T, Names> = [T] extends [Defined<infer _, infer D>]
  ? unknown extends D
    ? { readonly [N in Name]: PortOf<T> }
    : Needed<D, Names>
  : { readonly [N in Name]: PortOf<T> }

/** Intersection of what boxes contain. */
type Boxed<B> = [B] extends [never]
  ? unknown
  : (B extends unknown ? (box: B) => void : never) extends (box: infer I) => void
    ? I extends { of: infer All }
      ? All
      : never
    : never

/**
 * Returns the factory of something defined, for tests. A dependency that is defined itself and is not passed is made of
 * what is passed.
 */
export const makeOf =
  <Port, D>(token: Defined<Port, D>) =>
  <Given extends object>(given: Given & Needed<D, keyof Given>): Port => {
    const passed = new Map<string, unknown>(Object.entries(given))
    const made = new Map<Token<unknown>, unknown>()
    const make = (needed: Token<unknown>): unknown => {
      if (made.has(needed)) return made.get(needed)
      const definition = definitionOf(needed)
      if (!definition) return undefined
      const resolved = Object.entries(definition.dependencies as Dependencies).map(
        ([name, dependency]) => [name, passed.has(name) ? passed.get(name) : make(dependency)] as const,
      )
      made.set(needed, definition.make(Object.fromEntries(resolved)))
      return made.get(needed)
    }
    return make(token) as Port
  }

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
