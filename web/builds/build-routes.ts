import { Router } from 'express'
import { keptBuilds } from './kept-builds.ts'

/**
 * `/builds/latest.json`: the build that this process serves, by which open pages see that there is a newer one. `/builds/meta/{id}.json`:
 * the route rules of a kept build, whichever process made it (specification §7, decisions §22).
 */
export const buildRoutes = (folder: string): Router => {
  const [current] = keptBuilds(folder)
  const router = Router()
  if (!current) return router
  router.get('/builds/latest.json', (_, response) => {
    response.set('Cache-Control', 'no-store').json({ id: current.id, timestamp: current.timestamp })
  })
  router.get('/builds/meta/:id.json', ({ params }, response, next) => {
    const build = keptBuilds(folder).find(({ id }) => id === params['id'])
    if (!build) return next()
    const { id, timestamp, matcher } = build
    response.set('Cache-Control', 'public, max-age=31536000, immutable').json({ id, timestamp, matcher, prerendered: [] })
  })
  return router
}
