import { Router } from 'express'
import { retainedBuilds } from './retained-builds.ts'

/**
 * Routes of build information (specification §7, decisions §22). `/builds/latest.json`: the build that this process
 * serves, from which open pages learn of a newer build. `/builds/meta/{id}.json`: the route rules of a retained build.
 */
export const buildRoutes = (folder: string): Router => {
  const [current] = retainedBuilds(folder)
  const router = Router()
  if (!current) return router
  router.get('/builds/latest.json', (_, response) => {
    response.set('Cache-Control', 'no-store').json({ id: current.id, timestamp: current.timestamp })
  })
  router.get('/builds/meta/:id.json', ({ params }, response, next) => {
    const build = retainedBuilds(folder).find(({ id }) => id === params['id'])
    if (!build) return next()
    const { id, timestamp, matcher } = build
    response.set('Cache-Control', 'public, max-age=31536000, immutable').json({ id, timestamp, matcher, prerendered: [] })
  })
  return router
}
