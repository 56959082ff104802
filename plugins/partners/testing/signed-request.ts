import { createHmac } from 'node:crypto'
import type { SignedImport } from '../contract/signed-import.ts'
import { testPartner } from './variables.ts'

/** Creates a request of the partner of the tests, signed now. */
export const signedRequest = (payload: string): SignedImport => {
  const { partner, key, secret } = testPartner
  const timestamp = Math.floor(Date.now() / 1000)
  return { partner, key, timestamp, payload, signature: createHmac('sha256', secret).update(`${timestamp}.${payload}`).digest('hex') }
}
