import { Effect } from 'effect'
import type { Token } from '#core/kernel/token.ts'
import type { Channel } from '#core/plugin/channels.ts'

/** Reads the audiences of accounts on a channel. */
export type ReadAudiences = (channel: Channel, accounts: readonly string[]) => Promise<ReadonlyMap<string, readonly string[]>>

/** Creates the reader that joins the audiences of all plugins of a channel. */
export const makeReadAudiences =
  (find: <Thing>(token: Token<Thing>) => Thing): ReadAudiences =>
  async (channel, accounts) => {
    const maps = await Promise.all(channel.audiences.map((token) => Effect.runPromise(find(token).ofAccounts(accounts))))
    return new Map(accounts.map((account) => [account, maps.flatMap((map) => map.get(account) ?? [])]))
  }
