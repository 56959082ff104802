import type { RequestHandler } from 'express'

const local = /^http:\/\/([\w-]+\.)*localhost(:\d+)?$/

/** For development: pages from another port of the same machine may call the API here (`?use_localhost=true`). Others get no such leave. */
export const localOrigins: RequestHandler = (request, response, next) => {
  const { origin } = request.headers
  if (!origin || !local.test(origin)) return next()
  response.set({ 'Access-Control-Allow-Origin': origin, 'Access-Control-Allow-Headers': 'content-type', Vary: 'Origin' })
  if (request.method === 'OPTIONS') response.sendStatus(204)
  else next()
}
