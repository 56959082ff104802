import type { ServiceIdentifier } from 'inversify'

/** The name under which a port or use-case is wired; its type travels with it. `Symbol.for`, so that two copies of a module agree. */
export const token = <Port>(name: string) => Symbol.for(`kredka/${name}`) as ServiceIdentifier<Port>

/** The name under which a token was made: `catalogue/ShowCity`. */
export const nameOf = (of: ServiceIdentifier): string => (Symbol.keyFor(of as symbol) ?? String(of)).replace(/^kredka\//, '')

/** A token as others ask for it. */
export type Token<Port> = ServiceIdentifier<Port>
