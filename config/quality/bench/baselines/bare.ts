import { pathToFileURL } from 'node:url'
import express, { type Request } from 'express'
import pg from 'pg'
import type { ReactElement } from 'react'
import { renderToString } from 'react-dom/server'
import { orderOfToday } from '#config/quality/testing/order-of-today.ts'
import { cardColumns } from '#plugins/catalogue/persistence/facility-sql.ts'
import { cityIndex, readCity, readShared } from './read-city.ts'
import { readProfile } from './read-profile.ts'

// Baseline: only Express, `pg` and React with the product's own page components.

const { cityPage, profilePage }: typeof import('./pages.tsx') = await import(pathToFileURL(process.env['BARE_FLOOR'] ?? '').href)
const pool = new pg.Pool({ connectionString: process.env['DATABASE_URL'], max: 10 })
await pool.query(cityIndex)
const shared = await readShared(pool)

const page = (title: string, content: ReactElement) =>
  `<!doctype html><html lang="pl"><head><title>${title}</title></head><body>${renderToString(content)}</body></html>`

const listed = ({ query }: Request) => Object.fromEntries(Object.entries(query).map(([word, value]) => [word, [value].flat() as string[]]))

const inBox = `select coalesce(json_agg(row_to_json(c)), '[]')::text cards from (select ${cardColumns} from facility f
   where f.active and f.deleted_at is null and f.merged_into is null and point(f.longitude, f.latitude) <@ box(point($1, $2), point($3, $4))
   order by ${orderOfToday('recommended').terms} limit 300) c`

const app = express().disable('x-powered-by')
app.get('/zlobki/:voivodeship/:city', async (request, response) => {
  const shown = await readCity(pool, shared, request.params.voivodeship, request.params.city, listed(request))
  response.send(page(shown.city.name, cityPage(request.url, shown)))
})
app.get('/placowka/:slug', async ({ params: { slug }, url }, response) => {
  const shown = await readProfile(pool, slug)
  response.send(page(shown.facility.name, profilePage(url, shown)))
})
app.post('/api/search', express.json(), async ({ body: { geo_nw, geo_se } }, response) => {
  const { rows } = await pool.query<{ cards: string }>(inBox, [geo_nw.long, geo_se.lat, geo_se.long, geo_nw.lat])
  response.type('json').send(rows[0]?.cards)
})

const server = app.listen(0, '127.0.0.1', () => console.log(`http://localhost:${(server.address() as { port: number }).port}`))
process.on('SIGTERM', () => process.exit(0))
