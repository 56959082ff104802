import { Effect } from 'effect'
import type { Actor } from '#core/access/actor.ts'
import { Grants } from '#core/access/grants.port.ts'
import { abilitiesFor, requireUser } from '#core/access/permission-checks.ts'
import { PendingFacilities } from '#core/facilities/pending-facilities.port.ts'
import { define, provide } from '#core/kernel/define.ts'
import { toWarsawTime } from '#core/kernel/warsaw.ts'
import { Overview } from '#core/overview/overview.ts'
import { CollectPersonalData } from '#core/personal-data/collect-personal-data.ts'
import { handler } from '#core/plugin/handler.ts'
import type { LayoutInput } from '#core/plugin/layout.ts'
import { Clock } from '#core/ports/clock.ts'
import { ConditionalTabs } from '#core/ports/conditional-tabs.ts'
import { Transaction } from '#core/ports/transaction.ts'
import { TermsInForce } from '#plugins/info-pages/contract/terms-in-force.ts'
import { abilities } from '../contract/account.ts'
import { accountsApi } from '../contract/api.ts'
import { AccountNotFound } from '../contract/errors.ts'
import { LoadAccountLayout } from '../contract/ui.ts'
import { accountView } from '../domain/account.ts'
import { AccountRepository } from '../domain/accounts.port.ts'
import { requireOwnAccount } from '../services/access.ts'
import { SecondFactorStatus } from '../services/second-factors.ts'

/** Returns the user's own account; support may read any, with its origin. */
export const ShowAccount = handler(
  accountsApi.showAccount,
  { accounts: AccountRepository, grants: Grants, secondFactorStatus: SecondFactorStatus },
  ({ accounts, grants, secondFactorStatus }) =>
    Effect.fn('accounts.show-account')(function* (user, { id }) {
      const asSupport = user.type === 'support'
      if (user.id !== id && !asSupport) return yield* new AccountNotFound()
      const account = yield* accounts.byId(id)
      return accountView(account, yield* grants.permissionsOf(id), yield* secondFactorStatus(account), asSupport)
    }),
)

/** Changes the user's name or language. */
export const ChangeAccount = handler(
  accountsApi.changeAccount,
  { accounts: AccountRepository, grants: Grants, secondFactorStatus: SecondFactorStatus, transaction: Transaction },
  ({ accounts, grants, secondFactorStatus, transaction }) =>
    Effect.fn('accounts.change-account')(function* (actor, { id, version, ...changes }) {
      yield* requireOwnAccount(actor, id)
      const changed = yield* accounts.change(id, changes, version ?? null)
      return accountView(changed, yield* grants.permissionsOf(id), yield* secondFactorStatus(changed), false)
    }, transaction),
)

/** Exports all data stored about the user as an archive. */
export const ExportAccount = handler(
  accountsApi.exportAccount,
  { accounts: AccountRepository, collect: CollectPersonalData },
  ({ accounts, collect }) =>
    Effect.fn('accounts.export-account')(function* (actor, { id }) {
      yield* requireOwnAccount(actor, id)
      const { email, language } = yield* accounts.byId(id)
      // Cannot fail: requireOwnAccount has checked that the data are the actor's own.
      return yield* collect(actor, { accountId: id, email, language }).pipe(Effect.catchTag('InsufficientPermissions', Effect.die))
    }),
)

/** Lists the user's facilities by name, with the user's permissions there. */
export const ListOwnFacilities = handler(accountsApi.listOwnFacilities, { grants: Grants }, ({ grants }) =>
  Effect.fn('accounts.list-own-facilities')(function* (user) {
    const facilities = yield* grants.facilitiesOf(user.id)
    return facilities.map((facility) => ({ ...facility, can: abilitiesFor(user, facility.id, abilities) }))
  }),
)

/** Lists the user's facilities, and those that the user has asked for and does not have yet. */
export const ListOwnedFacilities = handler(
  accountsApi.listOwnedFacilities,
  { listOwnFacilities: ListOwnFacilities, pendingFacilities: PendingFacilities },
  ({ listOwnFacilities, pendingFacilities }) =>
    Effect.fn('accounts.list-owned-facilities')(function* (user, nothing) {
      const { id } = user
      return { facilities: yield* listOwnFacilities(user, nothing), shadow_facilities: yield* pendingFacilities(id) }
    }),
)

/** Returns the date of the terms that a registration accepts today. */
export const ShowCurrentTerms = define(
  'accounts/ShowCurrentTerms',
  { termsInForce: TermsInForce, clock: Clock },
  ({ termsInForce, clock }) =>
    Effect.fn('accounts.show-current-terms')(function* (_: Actor, __: Readonly<Record<string, never>>) {
      return yield* Effect.succeed({ terms: termsInForce(toWarsawTime(clock.now()).day) })
    }),
)

/** Loads what all pages of the account area show: the badge counters of its tabs, and those that are of no use yet. */
export const makeLoadAccountLayout = provide(
  LoadAccountLayout,
  { overview: Overview, conditionalTabs: ConditionalTabs },
  ({ overview, conditionalTabs }): LoadAccountLayout =>
    Effect.fn('accounts.load-account-layout')(function* (actor: Actor, _: LayoutInput) {
      const { id } = yield* requireUser(actor)
      return { badges: yield* overview.countsOf(id), empty: yield* conditionalTabs.hiddenOf(id) }
    }),
)
