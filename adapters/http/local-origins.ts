import type { RequestHandler } from 'express'

const local = /^http:\/\/([\w-]+\.)*localhost(:\d+)?$/

/** CORS for development: pages on another port of localhost may call the API (`?use_localhost=true`); other origins may not. */
export const localOrigins: RequestHandler = (request, response, next) => {
  const { origin } = request.headers
  if (!origin || !local.test(origin)) return next()
  response.set({ 'Access-Control-Allow-Origin': origin, 'Access-Control-Allow-Headers': 'content-type', Vary: 'Origin' })
  if (request.method === 'OPTIONS') response.sendStatus(204)
  else next()
}
