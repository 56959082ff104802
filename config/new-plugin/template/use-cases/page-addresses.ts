import { Effect } from 'effect'
import { token } from '#core/kernel/token.ts'
import type { Addresses } from '#core/plugin/addresses.ts'

/** The pages that search engines should know: the one there is. */
export const makePageAddresses = (): Addresses => ({
  slice: () => Effect.succeed({ entries: [{ path: '/sample-plugin', changed: null }], last: null }),
})

export const PageAddresses = token<Addresses>('sample-plugin/PageAddresses')
