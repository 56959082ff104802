import { accountNumbers, compareThroughput, ownAccountRequest, signIn, signInRequest } from './account-requests.ts'
import { accountSteps } from './account-steps.ts'
import type { BenchEnvironment } from './environment.ts'
import type { Flags } from './flags.ts'
import { startInstrumentedServer } from './instrumented-server.ts'
import { maintenanceSteps } from './maintenance-steps.ts'
import { type Measurement, median } from './measurement.ts'
import { comparePlans, type PlannedStep, planSteps } from './plan-growth.ts'
import { startOurs } from './servers.ts'

const comparison = (part: string, figures: Readonly<Record<'small' | 'large', readonly number[]>>): readonly Measurement[] => [
  { part, name: 'before', unit: 'req/s', ...median(figures.small) },
  { part, name: 'after', unit: 'req/s', ...median(figures.large) },
  {
    part,
    name: 'time, after : before',
    unit: '×',
    ...median(figures.small.map((figure, round) => figure / (figures.large[round] ?? 1))),
    goal: { kind: 'at most', figure: 1.3 },
  },
]

const plansOf = async (url: string, number: number): Promise<readonly PlannedStep[]> => {
  const server = await startInstrumentedServer(url, { index: false })
  try {
    const steps = [...(await accountSteps(server, number, { pages: true })), ...(await maintenanceSteps(server, number))]
    return await planSteps(url, steps)
  } finally {
    await server.end()
  }
}

/**
 * Compares a database of many accounts with one of few: query plans of account operations, and throughput of two
 * servers measured in turn.
 */
export const measureAccounts = async (
  environment: BenchEnvironment,
  large: string,
  [few, many]: readonly [number, number],
  flags: Flags,
): Promise<readonly Measurement[]> => {
  const title = `Growth from ${few} to ${many} accounts`
  const before = await plansOf(environment.url, few >> 1)
  const rows = [...comparePlans(title, before, await plansOf(large, many >> 1))]
  const servers = { small: await startOurs(environment, 0), large: await startOurs({ ...environment, url: large }, 0) }
  const addresses = { small: servers.small.url, large: servers.large.url }
  try {
    const next = { small: accountNumbers(few), large: accountNumbers(many) }
    rows.push(
      ...comparison(
        `${title}, POST /api/login`,
        await compareThroughput(addresses, (server) => () => signInRequest(next[server]()), flags),
      ),
    )
    const sessions = { small: [] as Awaited<ReturnType<typeof signIn>>[], large: [] as Awaited<ReturnType<typeof signIn>>[] }
    for (const server of ['small', 'large'] as const)
      for (let n = 0; n < 100; n++) sessions[server].push(await signIn(addresses[server], next[server]()))
    let turn = 0
    const own = (server: keyof typeof sessions) => () => {
      const session = sessions[server][++turn % 100]
      if (!session) throw new Error('No session')
      return ownAccountRequest(session)
    }
    rows.push(...comparison(`${title}, GET own account by bearer`, await compareThroughput(addresses, own, flags)))
  } finally {
    await Promise.all([servers.small.stop(), servers.large.stop()])
  }
  return rows
}
