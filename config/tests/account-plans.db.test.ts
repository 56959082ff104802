import { pino } from 'pino'
import { beforeAll, expect, test } from 'vitest'
import { plugins } from '#plugins/server.gen.ts'
import { accountSteps } from '../bench/account-steps.ts'
import { tellDatabase } from '../bench/databases.ts'
import { type Planned, planSteps } from '../bench/growth-rows.ts'
import { ofAccounts } from '../bench/made-data.ts'
import { signIn, somebody } from '../bench/many-accounts.ts'
import { recordSent } from '../bench/sent.ts'
import { makePlatform, type Platform } from '../platform.ts'
import { seedScale } from '../seed-scale.ts'
import { testPlatform } from '../testing/platform.ts'
import { servedRows } from '../testing/served-rows.ts'

/** The plans of what an account in the middle of so many sends. */
const among = async (accounts: number): Promise<readonly Planned[]> => {
  const own = await testPlatform()
  await seedScale(own, { facilities: 20, accounts, seed: 1 })
  await tellDatabase(own.databaseUrl, ...ofAccounts, 'vacuum analyze')
  const { keep, sentBy } = recordSent()
  const watched: Platform = await makePlatform({
    databaseUrl: own.databaseUrl,
    plugins,
    logger: pino({ level: 'silent' }),
    onQuery: (sql, parameters) => keep(watched.orm.em.getPlatform().formatQuery(sql, parameters)),
  })
  const served = await servedRows(watched, { publicUrl: 'http://kredka.test' })
  try {
    // Whom the bench signs in can sign in.
    const next = somebody(accounts)
    for (let n = 0; n < 3; n++) await signIn(served.url, next())
    return await planSteps(own.databaseUrl, await accountSteps({ url: served.url, sentBy }, accounts >> 1, { pages: false }))
  } finally {
    served.end()
    await watched.close()
    await own.end()
  }
}

let few: readonly Planned[]
let many: readonly Planned[]
beforeAll(async () => {
  few = await among(1000)
  many = await among(50_000)
}, 180_000)

const told = (planned: readonly Planned[]) => planned.map(({ name, plans }) => [name, plans.map(({ steps }) => steps)])

test('signing in, refreshing and being known take the same steps among 1,000 accounts and among 50,000', () => {
  expect(told(many)).toEqual(told(few))
  // What is caught is what happens: a statement for each thing that must be known.
  expect(many.map(({ plans }) => plans.length)).toEqual([9, 4, 4])
})

test('none of them looks through a table, and each touches few pages', () => {
  const all = many.flatMap(({ plans }) => plans)
  for (const { steps, buffers } of all) {
    expect(steps).not.toMatch(/Seq Scan (accounts_|access_grant)/)
    expect([steps, buffers <= 40]).toEqual([steps, true])
  }
})
