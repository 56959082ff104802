import type { Dependencies, Resolved } from '#core/kernel/define.ts'
import type { Token } from '#core/kernel/token.ts'

/** Binds a port to the factory of its implementation: `bind(Opinions, { db: Db }, makeOpinions)`, checked by the compiler. */
export type Bind = <Port, const D extends Dependencies>(
  port: Token<Port>,
  dependencies: D,
  make: (dependencies: Resolved<D>) => NoInfer<Port>,
) => void
