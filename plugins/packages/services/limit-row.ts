import { Effect } from 'effect'
import type { Actor } from '#core/access/actor.ts'
import { define } from '#core/kernel/define.ts'
import type { LimitInForce } from '#core/packages/limits.port.ts'
import { type Translate, Translator } from '#core/ports/translator.ts'
import { Accounts } from '#plugins/accounts/contract/queries.ts'
import type { LimitRow } from '../contract/limit.ts'

/** Builds the row of a limit, with its name in a language. */
export const limitRow = ({ key, type, window, unit, name, values, version }: LimitInForce, t: Translate): LimitRow => ({
  id: key,
  key,
  type,
  name: t(name),
  window,
  unit,
  version,
  value_free: values.free,
  value_registered: values.registered,
  value_premium: values.premium,
})

/** Returns the translator for an actor: the language of the account, else Polish. */
export const TranslateFor = define('packages/TranslateFor', { accounts: Accounts, translator: Translator }, ({ accounts, translator }) =>
  Effect.fn('packages.translate-for')(function* (actor: Actor) {
    const [account] = actor.kind === 'user' ? yield* accounts.byIds([actor.id]) : []
    return translator.for(account?.language ?? 'pl')
  }),
)
