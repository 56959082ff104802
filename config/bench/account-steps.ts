import { newId } from '#core/kernel/ids.ts'
import type { Step } from './growth-rows.ts'
import { answerOf } from './load.ts'
import { ownAccount, ownPage, refresh, type SignedIn, signIn } from './many-accounts.ts'
import { watch } from './watched.ts'

const buffersAtMost = 40

/** A row that is there already does not go in again: what inserts one is planned for another. */
const again = (statement: string) => statement.replace(/(insert into \w+ \(id\b[^)]*\)\s*values \(')[0-9a-f-]{36}/, `$1${newId()}`)

/** What signing in, refreshing and being known send to the database, caught on their way, for the account of a number. */
export const accountSteps = async (databaseUrl: string, number: number): Promise<readonly Step[]> => {
  const { url, sentBy, end } = await watch(databaseUrl, { index: false })
  let one: SignedIn | undefined
  const someone = async () => (one ??= await signIn(url, number))
  const step = async (name: string, ask: () => Promise<unknown>): Promise<Step> => {
    const { own } = await sentBy(ask)
    // Beginning and end of a transaction have no plan.
    return { name, statements: own.filter((statement) => !/^(begin|commit|rollback|set)\b/i.test(statement)).map(again), buffersAtMost }
  }
  try {
    return [
      await step('signing in', async () => {
        one = await signIn(url, number)
      }),
      await step('refreshing', async () => {
        one = await refresh(url, await someone())
      }),
      await step('being known by a bearer token, and the own account', async () => answerOf(url, ownAccount(await someone()))),
      await step('being known by the cookie, and the page of the profile', async () => answerOf(url, ownPage(await someone()))),
    ]
  } finally {
    await end()
  }
}
