import type { IncomingMessage } from 'node:http'

/**
 * Returns true when a websocket is requested by one of our own pages. Browsers always send `Origin`, and scripts cannot change it; a client
 * without it is not a browser and is rejected (journeys J11.11).
 */
export const isOwnOrigin = ({ headers: { origin, host } }: IncomingMessage, publicUrl: string): boolean =>
  origin !== undefined && (origin === new URL(publicUrl).origin || origin === `http://${host}` || origin === `https://${host}`)
