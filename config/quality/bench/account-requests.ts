import { type BenchRequest, measureThroughput, nextVisitorAddress } from './load.ts'

/** Session of an account of the load seed. */
export interface SignedIn {
  readonly id: string
  readonly jwt: string
  readonly cookie: string
}

const password = 'Demo!2345'

/** Returns a generator of account numbers spread over the whole table, of the tenth without a second factor (seeded-data.ts). */
export const accountNumbers = (accounts: number): (() => number) => {
  // A step that is coprime to the count visits all numbers.
  let turn = 0
  return () => (((++turn * 7919) % (accounts / 10)) + 1) * 10
}

/** Request that signs in as the account with this number. */
export const signInRequest = (number: number): BenchRequest => ({
  path: '/api/login',
  body: { email: `konto${number}@scale.test`, password },
})

const postForSession = async (address: string, { path, body }: BenchRequest, cookie?: string): Promise<SignedIn> => {
  const answer = await fetch(address + path, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-forwarded-for': nextVisitorAddress(),
      ...(cookie && { cookie, origin: new URL(address).origin }),
    },
    body: JSON.stringify(body ?? {}),
  })
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`)
  const { jwt, id, user } = (await answer.json()) as { jwt?: string; id?: string; user?: { id: string } }
  if (!jwt) throw new Error(`${path} requires a second factor`)
  const [next = ''] = (answer.headers.getSetCookie().find((one) => one.startsWith('refresh_token=')) ?? '').split(';')
  return { jwt, id: id ?? user?.id ?? '', cookie: next }
}

/** Signs in as the account with this number. */
export const signIn = (address: string, number: number): Promise<SignedIn> => postForSession(address, signInRequest(number))

/** Refreshes the session; returns it with the new cookie. */
export const refresh = (address: string, { cookie }: SignedIn): Promise<SignedIn> =>
  postForSession(address, { path: '/api/v1/account/refresh' }, cookie)

/** Request for the own account, with the bearer token. */
export const ownAccountRequest = ({ id, jwt }: SignedIn): BenchRequest => ({
  path: `/api/v1/account/account/${id}`,
  headers: { authorization: `Bearer ${jwt}` },
})

/** Request for the profile page, with the cookie. */
export const profilePageRequest = ({ cookie }: SignedIn): BenchRequest => ({ path: '/user/profile', headers: { cookie } })

/** Measures the throughput of each server (responses per second), in turn for several rounds. `request` creates the requests of a round. */
export const compareThroughput = async <Server extends string>(
  servers: Readonly<Record<Server, string>>,
  request: (server: Server) => () => BenchRequest,
  { rounds, roundMs }: { readonly rounds: number; readonly roundMs: number },
): Promise<Readonly<Record<Server, readonly number[]>>> => {
  const names = Object.keys(servers) as Server[]
  const figures = Object.fromEntries(names.map((name) => [name, [] as number[]])) as Record<Server, number[]>
  for (const name of names) await measureThroughput(servers[name], request(name), roundMs)
  for (let round = 0; round < rounds; round++)
    for (const name of round % 2 ? names.toReversed() : names)
      figures[name].push(await measureThroughput(servers[name], request(name), roundMs))
  return figures
}
