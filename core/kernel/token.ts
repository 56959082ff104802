import type { ServiceIdentifier } from 'inversify'

/** Creates the typed injection token of a port or use-case. `Symbol.for`, so that two copies of a module share it. */
export const token = <Port>(name: string) => Symbol.for(`kredka/${name}`) as ServiceIdentifier<Port>

/** Returns the name of a token: `catalogue/ShowCity`. */
export const nameOf = (of: ServiceIdentifier): string => (Symbol.keyFor(of as symbol) ?? String(of)).replace(/^kredka\//, '')

/** Injection token of a service. */
export type Token<Port> = ServiceIdentifier<Port>
