import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

/** Request that the fake geocoder received. */
export interface GeocoderRequest {
  readonly text: string
  readonly agent: string | undefined
}

/**
 * Starts a local geocoder with Nominatim's protocol: returns one building for every text, none for texts that begin
 * with `nic`, and never responds while hanging.
 */
export const fakeGeocoderServer = async () => {
  const requests: GeocoderRequest[] = []
  let hanging = false
  const server = createServer((request, response) => {
    const text = new URL(request.url ?? '', 'http://stand-in').searchParams.get('q') ?? ''
    requests.push({ text, agent: request.headers['user-agent'] })
    if (hanging) return
    const place = { lat: '50.0614', lon: '19.9366', display_name: `${text}, z otwartej mapy`, place_rank: 30 }
    response.setHeader('content-type', 'application/json').end(JSON.stringify(text.startsWith('nic') ? [] : [place]))
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    requests,
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    hang: (enabled: boolean) => {
      hanging = enabled
    },
    end: () => server.close().closeAllConnections(),
  }
}
