import express from 'express'
import pg from 'pg'
import { createElement, type ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { CityPage } from './city-page.ts'
import { ProfilePage } from './profile-page.ts'
import { readCity, readProfile } from './queries.ts'
import { body, head, html, main, title } from './tags.ts'

// The floor: nothing between a request, its rows and its HTML but Express, `pg` and React. The same words as our own <main>.

const page = (name: string, content: ReactNode) => `<!doctype html>${renderToString(html(head(title(name)), body(main(content))))}`

const pool = new pg.Pool({ connectionString: process.env['DATABASE_URL'], max: 10 })
const app = express().disable('x-powered-by')
app.get('/zlobki/:voivodeship/:city', async ({ params: { voivodeship, city }, path }, response) => {
  const read = await readCity(pool, ['zlobki', voivodeship, city])
  response.send(page(read.city.name, asChildren(CityPage({ ...read, at: path }))))
})
app.get('/placowka/:slug', async ({ params: { slug } }, response) => {
  const profile = await readProfile(pool, slug)
  response.send(page(profile.name, asChildren(ProfilePage(profile))))
})

// Spread, so that React asks for no keys.
const asChildren = (parts: readonly ReactNode[]) => createElement('div', null, ...parts)

const server = app.listen(0, '127.0.0.1', () => console.log(`http://localhost:${(server.address() as { port: number }).port}`))
process.on('SIGTERM', () => process.exit(0))
