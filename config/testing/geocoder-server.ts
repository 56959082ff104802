import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

/** What was asked of the stand-in, and when (milliseconds). */
export interface AskedGeocoder {
  readonly at: number
  readonly text: string
  readonly agent: string | undefined
}

/** A geocoder of the open map's protocol on this machine: answers one house for every text, nothing for `nic`, and hangs when told. */
export const geocoderServer = async () => {
  const asked: AskedGeocoder[] = []
  let hangs = false
  const server = createServer((request, response) => {
    const text = new URL(request.url ?? '', 'http://stand-in').searchParams.get('q') ?? ''
    asked.push({ text, at: performance.now(), agent: request.headers['user-agent'] })
    if (hangs) return
    const place = { lat: '50.0614', lon: '19.9366', display_name: `${text}, z otwartej mapy`, place_rank: 30 }
    response.setHeader('content-type', 'application/json').end(JSON.stringify(text.startsWith('nic') ? [] : [place]))
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    asked,
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    hang: (does: boolean) => {
      hangs = does
    },
    end: () => server.close().closeAllConnections(),
  }
}
