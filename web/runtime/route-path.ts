import type { PathParameters } from '#core/plugin/route.ts'
import type { DefinitionOf } from '#core/plugin/route-definition.ts'
import type { AnyRoute } from './api-types.ts'

type Parameters<R> = Readonly<Record<PathParameters<DefinitionOf<R>['path']>, string>>

/** Parameters of a path; a path without parameters needs none. */
type PathArguments<R> = Record<string, never> extends Parameters<R> ? [] : [parameters: Parameters<R>]

/**
 * Returns the path of a route, for what is no call of the API client, such as links and beacons:
 * `routePath(contactApi.exportPresentation, { token })`.
 */
export const routePath = <R extends AnyRoute>(route: R, ...[parameters]: PathArguments<R>): string =>
  `${route}`
    .split(' ')[1]!
    .replace(/:(\w+)/g, (_, name: string) => encodeURIComponent((parameters as Readonly<Record<string, string>>)[name]!))
