import { newId } from '#core/kernel/ids.ts'
import { ownAccountRequest, profilePageRequest, refresh, type SignedIn, signIn } from './account-requests.ts'
import type { InstrumentedServer } from './instrumented-server.ts'
import { type BenchRequest, responseOf } from './load.ts'
import type { Step } from './plan-growth.ts'

/** Replaces the id in an insert statement, so that it can be planned without a key conflict. */
const withNewId = (statement: string) =>
  statement.replace(/(insert into "?\w+"? \("?id\b[^)]*\)\s*values \(')[0-9a-f-]{36}/, `$1${newId()}`)

/** Returns whether a statement has a plan; transaction control has none. */
const hasPlan = (statement: string) => !/^(begin|commit|rollback|set)\b/i.test(statement)

/** Records the statements of signing in, refreshing and authenticated requests of an account; `pages`: includes a page request. */
export const accountSteps = async (
  { url, sentBy }: Pick<InstrumentedServer, 'url' | 'sentBy'>,
  number: number,
  { pages }: { readonly pages: boolean },
): Promise<readonly Step[]> => {
  let one: SignedIn = await signIn(url, number)
  const step = async (name: string, work: () => Promise<unknown>): Promise<Step> => {
    const { own } = await sentBy(work)
    return { name, statements: own.filter(hasPlan).map(withNewId), maxBuffers: 40 }
  }
  const requesting = (request: (one: SignedIn) => BenchRequest) => () => responseOf(url, request(one))
  return [
    await step('signing in', async () => {
      one = await signIn(url, number)
    }),
    await step('refreshing', async () => {
      one = await refresh(url, one)
    }),
    await step('own account by bearer token', requesting(ownAccountRequest)),
    ...(pages ? [await step('profile page by cookie', requesting(profilePageRequest))] : []),
  ]
}
