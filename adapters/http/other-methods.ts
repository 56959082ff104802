import { type RequestHandler, Router } from 'express'
import type { Endpoint } from '#core/plugin/implement.ts'
import { MethodNotAllowed, NotFound } from '#core/plugin/transport-errors.ts'

type Route = Pick<Endpoint, 'method' | 'path'>

/** Express answers HEAD by the route of GET. */
const methodsOf = ({ method }: Route): readonly string[] => (method === 'get' ? ['GET', 'HEAD'] : [method.toUpperCase()])

/**
 * Answers requests below `/api` that no route has taken: OPTIONS of a known address with its methods in `Allow`, other
 * methods there with 405 and the same header (RFC 9110, 9.3.7 and 15.5.6), unknown addresses with 404.
 */
export const answerOtherMethods = (routes: readonly Route[]): RequestHandler => {
  const router = Router()
  for (const [path, known] of Map.groupBy(routes, ({ path }) => path)) {
    router.all(path, (_, response, next) => {
      response.locals['allowed'] = [...(response.locals['allowed'] ?? []), ...known.flatMap(methodsOf)]
      next()
    })
  }
  router.use('/api', ({ method }, response, next) => {
    const methods: readonly string[] | undefined = response.locals['allowed']
    if (methods === undefined) return next(new NotFound())
    const allowed = [...new Set([...methods, 'OPTIONS'])].join(', ')
    response.set('Allow', allowed)
    if (method === 'OPTIONS') return void response.status(204).end()
    next(new MethodNotAllowed({ values: { method, allowed } }))
  })
  return router
}
