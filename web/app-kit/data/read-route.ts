import type { Definition, Route } from '#core/plugin/route-definition.ts'

/** Route that only reads. */
// biome-ignore lint/suspicious/noExplicitAny: a definition is invariant in its Schemas, so its widest form needs `any`
export type ReadRoute = Route<Definition<'get', `/api/${string}`, any, any, any, any>>
