import { pathToFileURL } from 'node:url'
import express, { type Response } from 'express'
import pg from 'pg'
import { renderPage } from 'vike/server'
import { readCity, readShared } from './read-city.ts'
import { readProfile } from './read-profile.ts'

// Vike baseline: loads the rows of a page, then renders an empty page with `renderPage`. The difference to the bare
// baseline is the cost of Vike.

const pool = new pg.Pool({ connectionString: process.env['DATABASE_URL'], max: 10 })
const shared = await readShared(pool)
await import(pathToFileURL(process.env['VIKE_FLOOR'] ?? '').href)

const respond = async (response: Response) => {
  const { httpResponse } = await renderPage({ urlOriginal: '/' })
  for (const [name, value] of httpResponse.headers) response.setHeader(name, value)
  response.status(httpResponse.statusCode).send(httpResponse.body)
}

const app = express().disable('x-powered-by')
app.get('/zlobki/:voivodeship/:city', async ({ params: { voivodeship, city } }, response) => {
  await readCity(pool, shared, voivodeship, city, {})
  await respond(response)
})
app.get('/placowka/:slug', async ({ params: { slug } }, response) => {
  await readProfile(pool, slug)
  await respond(response)
})
const server = app.listen(0, '127.0.0.1', () => console.log(`http://localhost:${(server.address() as { port: number }).port}`))
process.on('SIGTERM', () => process.exit(0))
