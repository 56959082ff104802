import type { User } from '#core/access/actor.ts'
import { generateToken } from '#core/kernel/ids.ts'
import { fromWarsawTime, toWarsawTime } from '#core/kernel/warsaw.ts'

/** Letters and digits that nobody confuses when they are printed. */
const alphabet = '23456789ABCDEFGHJKMNPQRSTVWXYZ'

/** Batch of printed codes of a facility, numbered from 1. */
export interface CodeBatch {
  readonly id: string
  readonly facility_id: string
  readonly number: number
  readonly size: number
  readonly issued_at: string
  readonly issued_by_account_id: string | null
}

/** Rate limit of entering codes, by account. */
export const codeAttempts = { times: 10, seconds: 3600 } as const

/** Generates a code, `K7QM-9X2P`: about 39 random bits. */
export const generateCode = (): string => {
  const random = generateToken()
  const digits = Array.from({ length: 8 }, (_, at) => alphabet[Number.parseInt(random.slice(at * 4, at * 4 + 4), 16) % alphabet.length])
  return `${digits.slice(0, 4).join('')}-${digits.slice(4).join('')}`
}

/** Returns a typed code without spaces and signs, in capitals. */
export const plainCode = (typed: string): string => typed.toUpperCase().replace(/[^0-9A-Z]/g, '')

/** Returns the text whose authentication code is stored in place of a printed code; it belongs to one facility. */
export const codePayload = (facilityId: string, typed: string): string => `opinion-code ${facilityId} ${plainCode(typed)}`

/** Returns the moment at which the calendar year of a moment began in Warsaw. */
export const yearStart = (now: Date): string => fromWarsawTime(`${toWarsawTime(now).day.slice(0, 4)}-01-01`, 0).toISOString()

/** Returns the network of an address that households and offices share: /24 of IPv4, /48 of IPv6. */
export const neighbourhoodOf = (address: string): string =>
  address.includes(':')
    ? `${address.replace(/::.*$/, '').split(':').slice(0, 3).join(':')}::/48`
    : `${address.split('.').slice(0, 3).join('.')}.0/24`

/** Returns the text by whose authentication code a device is recognised, so that neither address nor browser is stored. */
export const devicePayload = ({ address, agent = '' }: Pick<User, 'address' | 'agent'>): string =>
  `opinion-device ${neighbourhoodOf(address)} ${agent}`
