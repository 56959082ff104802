import type { ContainerModuleLoadOptions } from 'inversify'
import type { Token } from '#core/kernel/token.ts'

type Tokens<Needs> = { readonly [Name in keyof Needs]: Token<Needs[Name]> }

/** `provide(What, from, { its: Needs })`: one line for each thing offered, checked by the compiler. */
export type Provide = <Thing, Needs extends object>(what: Token<Thing>, from: (needs: Needs) => Thing, needs: Tokens<Needs>) => void

/** The container's side of `provide`: everything wired lives as long as the process. */
export const wiring =
  ({ bind }: ContainerModuleLoadOptions): Provide =>
  <Thing, Needs extends object>(what: Token<Thing>, from: (needs: Needs) => Thing, needs: Tokens<Needs>) => {
    const names = Object.keys(needs) as (keyof Needs)[]
    const make = (...parts: unknown[]) => from(Object.fromEntries(names.map((name, at) => [name, parts[at]])) as Needs)
    bind<Thing>(what)
      .toResolvedValue(make as never, names.map((name) => needs[name]) as never)
      .inSingletonScope()
  }
