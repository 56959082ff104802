import { accountSteps } from './account-steps.ts'
import type { Flags } from './flags.ts'
import type { Ground } from './ground.ts'
import { growthRows, planSteps, type Planned } from './growth-rows.ts'
import { inTurn, ownAccount, signIn, signingIn, somebody } from './many-accounts.ts'
import { middle, type Row } from './row.ts'
import { startOurs } from './servers.ts'
import { watch } from './watched.ts'

const held = (part: string, figures: Readonly<Record<'small' | 'large', readonly number[]>>): readonly Row[] => [
  { part, name: 'before', unit: 'req/s', ...middle(figures.small) },
  { part, name: 'after', unit: 'req/s', ...middle(figures.large) },
  {
    part,
    name: 'time, after : before',
    unit: '×',
    ...middle(figures.small.map((figure, round) => figure / (figures.large[round] ?? 1))),
    goal: { kind: 'at most', figure: 1.3 },
  },
]

const plansOf = async (url: string, number: number): Promise<readonly Planned[]> => {
  const watched = await watch(url, { index: false })
  try {
    return await planSteps(url, await accountSteps(watched, number, { pages: true }))
  } finally {
    await watched.end()
  }
}

/** Holds accounts among a million against accounts among a thousand: plans of what they send, and answers of two servers in turn. */
export const measureAccounts = async (
  ground: Ground,
  large: string,
  [few, many]: readonly [number, number],
  flags: Flags,
): Promise<readonly Row[]> => {
  const title = `Growth from ${few} to ${many} accounts`
  const before = await plansOf(ground.url, few >> 1)
  const rows = [...growthRows(title, before, await plansOf(large, many >> 1))]
  const servers = { small: await startOurs(ground, 0), large: await startOurs({ ...ground, url: large }, 0) }
  const addresses = { small: servers.small.url, large: servers.large.url }
  try {
    const next = { small: somebody(few), large: somebody(many) }
    rows.push(...held(`${title}, POST /api/login`, await inTurn(addresses, (server) => () => signingIn(next[server]()), flags)))
    const people = { small: [] as Awaited<ReturnType<typeof signIn>>[], large: [] as Awaited<ReturnType<typeof signIn>>[] }
    for (const server of ['small', 'large'] as const)
      for (let n = 0; n < 100; n++) people[server].push(await signIn(addresses[server], next[server]()))
    let turn = 0
    const own = (server: keyof typeof people) => () => {
      const someone = people[server][++turn % 100]
      if (!someone) throw new Error('Nobody is signed in')
      return ownAccount(someone)
    }
    rows.push(...held(`${title}, GET own account by bearer`, await inTurn(addresses, own, flags)))
  } finally {
    await Promise.all([servers.small.stop(), servers.large.stop()])
  }
  return rows
}
