import { newId } from '#core/kernel/ids.ts'
import type { Step } from './growth-rows.ts'
import { answerOf, type Asked } from './load.ts'
import { ownAccount, ownPage, refresh, type SignedIn, signIn } from './many-accounts.ts'
import type { Watched } from './watched.ts'

/** A row that is there already does not go in again: what inserts one is planned for another. */
const again = (statement: string) => statement.replace(/(insert into \w+ \(id\b[^)]*\)\s*values \(')[0-9a-f-]{36}/, `$1${newId()}`)

/** Beginning and end of a transaction have no plan. */
const hasPlan = (statement: string) => !/^(begin|commit|rollback|set)\b/i.test(statement)

/** What signing in, refreshing and being known send to the database, caught on their way, for the account of a number; `pages` where there are some. */
export const accountSteps = async (
  { url, sentBy }: Pick<Watched, 'url' | 'sentBy'>,
  number: number,
  { pages }: { readonly pages: boolean },
): Promise<readonly Step[]> => {
  let one: SignedIn = await signIn(url, number)
  const step = async (name: string, ask: () => Promise<unknown>): Promise<Step> => {
    const { own } = await sentBy(ask)
    return { name, statements: own.filter(hasPlan).map(again), buffersAtMost: 40 }
  }
  const asking = (asked: (one: SignedIn) => Asked) => () => answerOf(url, asked(one))
  return [
    await step('signing in', async () => {
      one = await signIn(url, number)
    }),
    await step('refreshing', async () => {
      one = await refresh(url, one)
    }),
    await step('being known by a bearer token, and the own account', asking(ownAccount)),
    ...(pages ? [await step('being known by the cookie, and the page of the profile', asking(ownPage))] : []),
  ]
}
