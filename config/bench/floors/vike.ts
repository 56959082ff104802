import { pathToFileURL } from 'node:url'
import express, { type Response } from 'express'
import pg from 'pg'
import { renderPage } from 'vike/server'
import { readCity, readOffered } from './read-city.ts'
import { readProfile } from './read-profile.ts'

// Vike's floor: the rows of a page, then an empty page through `renderPage`. What it takes beyond the bare floor is Vike's own.

const pool = new pg.Pool({ connectionString: process.env['DATABASE_URL'], max: 10 })
const offered = await readOffered(pool)
await import(pathToFileURL(process.env['VIKE_FLOOR'] ?? '').href)

const answer = async (response: Response) => {
  const { httpResponse } = await renderPage({ urlOriginal: '/' })
  for (const [name, value] of httpResponse.headers) response.setHeader(name, value)
  response.status(httpResponse.statusCode).send(httpResponse.body)
}

const app = express().disable('x-powered-by')
app.get('/zlobki/:voivodeship/:city', async ({ params: { voivodeship, city } }, response) => {
  await readCity(pool, offered, voivodeship, city, {})
  await answer(response)
})
app.get('/placowka/:slug', async ({ params: { slug } }, response) => {
  await readProfile(pool, slug)
  await answer(response)
})
const server = app.listen(0, '127.0.0.1', () => console.log(`http://localhost:${(server.address() as { port: number }).port}`))
process.on('SIGTERM', () => process.exit(0))
