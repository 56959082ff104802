import type { ContainerModuleLoadOptions } from 'inversify'
import type { Token } from '#core/kernel/token.ts'

type Tokens<Dependencies> = { readonly [Name in keyof Dependencies]: Token<Dependencies[Name]> }

/** `provide(What, from, { its: Needs })`: one line for each thing offered, checked by the compiler. */
export type Bind = <Thing, Dependencies extends object>(
  what: Token<Thing>,
  from: (needs: Dependencies) => Thing,
  needs: Tokens<Dependencies>,
) => void

/** The container's side of `provide`: everything wired lives as long as the process. */
export const bindingsOf =
  ({ bind }: ContainerModuleLoadOptions): Bind =>
  <Thing, Dependencies extends object>(what: Token<Thing>, from: (needs: Dependencies) => Thing, needs: Tokens<Dependencies>) => {
    const names = Object.keys(needs) as (keyof Dependencies)[]
    const make = (...parts: unknown[]) => from(Object.fromEntries(names.map((name, at) => [name, parts[at]])) as Dependencies)
    bind<Thing>(what)
      .toResolvedValue(make as never, names.map((name) => needs[name]) as never)
      .inSingletonScope()
  }
