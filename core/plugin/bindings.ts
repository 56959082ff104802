import type { ContainerModuleLoadOptions } from 'inversify'
import type { Token } from '#core/kernel/token.ts'

type Tokens<Dependencies> = { readonly [Name in keyof Dependencies]: Token<Dependencies[Name]> }

/** Binds a token to a factory and its dependencies: `bind(Opinions, makeOpinions, { db: Db })`, checked by the compiler. */
export type Bind = <Thing, Dependencies extends object>(
  token: Token<Thing>,
  factory: (dependencies: Dependencies) => Thing,
  dependencies: Tokens<Dependencies>,
) => void

/** Returns the `bind` of a container; everything bound is a singleton. */
export const bindingsOf =
  ({ bind }: ContainerModuleLoadOptions): Bind =>
  <Thing, Dependencies extends object>(
    token: Token<Thing>,
    factory: (dependencies: Dependencies) => Thing,
    dependencies: Tokens<Dependencies>,
  ) => {
    const names = Object.keys(dependencies) as (keyof Dependencies)[]
    const make = (...resolved: unknown[]) => factory(Object.fromEntries(names.map((name, at) => [name, resolved[at]])) as Dependencies)
    bind<Thing>(token)
      .toResolvedValue(make as never, names.map((name) => dependencies[name]) as never)
      .inSingletonScope()
  }
