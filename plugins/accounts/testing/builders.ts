import { aUser } from '#adapters/memory/actors.ts'
import { newId } from '#core/kernel/ids.ts'
import type { Account } from '../domain/account.ts'
import type { StoredPasskey } from '../domain/second-factors.port.ts'
import { newSession, type Session } from '../domain/session.ts'

/** Password of the accounts of `anAccount`, for in-memory password hashes. */
export const goodPassword = 'Deszczowy-poranek'

/** Creates an active account with a unique address and `goodPassword`. */
export const anAccount = (over: Partial<Account> = {}): Account => {
  const id = over.id ?? newId()
  return {
    id,
    email: `${id}@kredka.test`,
    password_hash: `hash0:${goodPassword}`,
    first_name: 'Joanna',
    last_name: 'Wierzba',
    type: 'user',
    language: 'pl',
    status: 'active',
    source: 'self',
    third_party_data: null,
    terms_version: '2026-11-21',
    photo: null,
    version: 1,
    created_at: '2026-11-21T09:00:00.000Z',
    activated_at: '2026-11-21T09:05:00.000Z',
    one_time_until: null,
    ...over,
  }
}

/** Creates a session opened on 22 November 2026. */
export const aSession = (over: Partial<Session> = {}): Session => ({
  ...newSession(
    over.account_id ?? newId(),
    'Firefox, Windows',
    false,
    new Date('2026-11-22T08:00:00.000Z'),
    new Date('2027-02-20T08:00:00.000Z'),
  ),
  ...over,
})

/** Creates a passkey with a unique credential. */
export const aPasskey = (over: Partial<StoredPasskey> = {}): StoredPasskey => {
  const id = over.id ?? newId()
  return {
    id,
    account_id: newId(),
    credential_id: `credential-${id}`,
    public_key: new Uint8Array([1, 2, 3]),
    counter: 0,
    transports: ['internal'],
    backup_eligible: true,
    backed_up: false,
    name: 'Telefon',
    created_at: '2026-11-22T08:00:00.000Z',
    last_used_at: null,
    ...over,
  }
}

/** Returns the user of an account in a session. */
export const userOf = ({ id, type }: Account, session: string = newId()) => aUser({ id, type, session })
