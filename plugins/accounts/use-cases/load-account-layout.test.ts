import { Effect } from 'effect'
import { expect, test } from 'vitest'
import { aUser, visitor } from '#adapters/memory/actors.ts'
import { failureOf, run } from '#adapters/memory/run.ts'
import { makeLoadAccountLayout } from './own-account.ts'

test('loads the badge counters of the signed-in user, and the tabs that are of no use', async () => {
  const overview = {
    countsOf: (accountId: string) => Effect.succeed({ opinions: { [accountId]: 2 } }),
    markSeen: () => Effect.void,
    publishCounts: () => Effect.void,
  }
  const conditionalTabs = { hiddenOf: () => Effect.succeed(['user_claims']) }
  const load = makeLoadAccountLayout({ overview, conditionalTabs })
  const input = {} as Parameters<typeof load>[1]
  expect(await run(load(aUser({ id: 'a' }), input))).toEqual({ badges: { opinions: { a: 2 } }, empty: ['user_claims'] })
  expect(await failureOf(load(visitor, input))).toMatchObject({ _tag: 'MissingJwt' })
})
