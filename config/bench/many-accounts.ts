import { type Asked, load, visitor } from './load.ts'

/** Somebody of the scale seed who is signed in. */
export interface SignedIn {
  readonly id: string
  readonly jwt: string
  readonly cookie: string
}

const password = 'Demo!2345'

/** Numbers of accounts all over the tables, another each time, of the tenth that needs no second factor (made-data.ts). */
export const somebody = (accounts: number): (() => number) => {
  // A step that shares no factor with their number meets them all.
  let turn = 0
  return () => (((++turn * 7919) % (accounts / 10)) + 1) * 10
}

/** Signing in as the account of a number. */
export const signingIn = (number: number): Asked => ({ path: '/api/login', body: { email: `konto${number}@scale.test`, password } })

const told = async (address: string, { path, body }: Asked, cookie?: string): Promise<SignedIn> => {
  const answer = await fetch(address + path, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-forwarded-for': visitor(),
      ...(cookie && { cookie, origin: new URL(address).origin }),
    },
    body: JSON.stringify(body ?? {}),
  })
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`)
  const { jwt, id, user } = (await answer.json()) as { jwt?: string; id?: string; user?: { id: string } }
  if (!jwt) throw new Error(`${path} wants a second factor`)
  const [next = ''] = (answer.headers.getSetCookie()[0] ?? '').split(';')
  return { jwt, id: id ?? user?.id ?? '', cookie: next }
}

/** Signs somebody in. */
export const signIn = (address: string, number: number): Promise<SignedIn> => told(address, signingIn(number))

/** Changes the cookie for its next one. */
export const refresh = (address: string, { cookie }: SignedIn): Promise<SignedIn> =>
  told(address, { path: '/api/v1/account/refresh' }, cookie)

/** Asking for one's own account, as its bearer. */
export const ownAccount = ({ id, jwt }: SignedIn): Asked => ({
  path: `/api/v1/account/account/${id}`,
  headers: { authorization: `Bearer ${jwt}` },
})

/** Asking for the page of one's profile, by the cookie. */
export const ownPage = ({ cookie }: SignedIn): Asked => ({ path: '/user/profile', headers: { cookie } })

/** Of each server answers a second, in turn for some rounds. `asked` makes the requests of a round. */
export const inTurn = async <Server extends string>(
  servers: Readonly<Record<Server, string>>,
  asked: (server: Server) => () => Asked,
  { rounds, roundMs }: { readonly rounds: number; readonly roundMs: number },
): Promise<Readonly<Record<Server, readonly number[]>>> => {
  const names = Object.keys(servers) as Server[]
  const figures = Object.fromEntries(names.map((name) => [name, [] as number[]])) as Record<Server, number[]>
  for (const name of names) await load(servers[name], asked(name), roundMs)
  for (let round = 0; round < rounds; round++)
    for (const name of round % 2 ? names.toReversed() : names) figures[name].push(await load(servers[name], asked(name), roundMs))
  return figures
}
