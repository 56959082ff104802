import { Container } from 'inversify'
import { type Dependencies, definitionOf } from '#core/kernel/define.ts'
import { nameOf, type Token } from '#core/kernel/token.ts'
import type { Bind } from '#core/plugin/bindings.ts'

type AnyToken = Token<unknown>

/**
 * Creates the container of a platform. Ports are bound to their implementations; what is defined (`define`) is bound when
 * something needs it. Everything is made once, by its first use.
 */
export const makeContainer = () => {
  const container = new Container({ defaultScope: 'Singleton' })
  const dependenciesOf = new Map<AnyToken, Dependencies>()
  const complete = new Set<AnyToken>()

  const bind: Bind = (port, dependencies, make) => {
    const names = Object.keys(dependencies)
    const factory = (...resolved: unknown[]) => make(Object.fromEntries(names.map((name, at) => [name, resolved[at]])) as never)
    container
      .bind(port)
      .toResolvedValue(factory as never, Object.values(dependencies) as never)
      .inSingletonScope()
    dependenciesOf.set(port, dependencies)
  }

  /** Binds what a token and its dependencies are defined as. Fails for a cycle, and for what nothing provides. */
  const ensureBound = (token: AnyToken, path: readonly AnyToken[] = []): void => {
    if (complete.has(token)) return
    if (path.includes(token))
      throw new Error(`Cycle of dependencies: ${[...path.slice(path.indexOf(token)), token].map(nameOf).join(' → ')}`)
    const definition = dependenciesOf.has(token) ? undefined : definitionOf(token)
    if (definition) bind(token, definition.dependencies, definition.make)
    const dependencies = dependenciesOf.get(token)
    if (!dependencies) throw new Error(`Nothing provides ${[token, ...path.toReversed()].map(nameOf).join(', which is needed by ')}`)
    for (const needed of Object.values(dependencies)) ensureBound(needed, [...path, token])
    complete.add(token)
  }

  return {
    bind,
    ensureBound,
    isBound: (port: AnyToken): boolean => dependenciesOf.has(port),
    find: <Thing>(token: Token<Thing>): Thing => {
      ensureBound(token)
      return container.get(token)
    },
  }
}
