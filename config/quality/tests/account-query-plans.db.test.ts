import { pino } from 'pino'
import { beforeAll, expect, test } from 'vitest'
import { plugins } from '#plugins/server.gen.ts'
import { makePlatform, type Platform } from '../../app/platform.ts'
import { seedScale } from '../../app/seed-scale.ts'
import { accountNumbers, signIn } from '../bench/account-requests.ts'
import { accountSteps } from '../bench/account-steps.ts'
import { executeIn } from '../bench/databases.ts'
import { type PlannedStep, planSteps } from '../bench/plan-growth.ts'
import { recordStatements } from '../bench/record-statements.ts'
import { accountStatements } from '../bench/seeded-data.ts'
import { testPlatform } from '../testing/platform.ts'
import { startRouteServer } from '../testing/route-server.ts'

/** Query plans of the requests of one account among the given number of accounts. */
const plansAmong = async (accounts: number): Promise<readonly PlannedStep[]> => {
  const platform = await testPlatform()
  await seedScale(platform, { facilities: 20, accounts, seed: 1 })
  await executeIn(platform.databaseUrl, ...accountStatements, 'vacuum analyze')
  const { record, sentBy } = recordStatements()
  const recorded: Platform = await makePlatform({
    databaseUrl: platform.databaseUrl,
    plugins,
    logger: pino({ level: 'silent' }),
    onQuery: (sql, parameters) => record(recorded.orm.em.getPlatform().formatQuery(sql, parameters)),
  })
  const server = await startRouteServer(recorded, { publicUrl: 'http://kredka.test' })
  try {
    // The accounts that the benchmark generates can sign in.
    const next = accountNumbers(accounts)
    for (let n = 0; n < 3; n++) await signIn(server.url, next())
    return await planSteps(platform.databaseUrl, await accountSteps({ url: server.url, sentBy }, accounts >> 1, { pages: false }))
  } finally {
    server.end()
    await recorded.close()
    await platform.end()
  }
}

let few: readonly PlannedStep[]
let many: readonly PlannedStep[]
beforeAll(async () => {
  few = await plansAmong(1000)
  many = await plansAmong(50_000)
})

const stepsByName = (planned: readonly PlannedStep[]) => planned.map(({ name, plans }) => [name, plans.map(({ steps }) => steps)])

test('signing in, refreshing and authenticating have the same query plans among 1,000 accounts and among 50,000', () => {
  expect(stepsByName(many)).toEqual(stepsByName(few))
  // Proves that the statements were recorded: their number for each request.
  expect(many.map(({ plans }) => plans.length)).toEqual([11, 4, 4])
})

test('no statement scans a whole table, and each reads few buffers', () => {
  const all = many.flatMap(({ plans }) => plans)
  for (const { steps, buffers } of all) {
    expect(steps).not.toMatch(/Seq Scan (accounts_|access_grant)/)
    expect([steps, buffers <= 40]).toEqual([steps, true])
  }
})
