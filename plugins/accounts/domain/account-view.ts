import type { Perms } from '#core/access/permissions.ts'
import type { AccountView, SecondFactorView } from '../contract/account.ts'
import { type Account, sessionUser } from './account.ts'

/** An account as its owner sees it; `asSupport` also where it comes from. */
export const accountView = (account: Account, perms: Perms, second_factor: SecondFactorView, asSupport: boolean): AccountView => ({
  ...sessionUser(account, perms),
  status: account.status,
  source: asSupport ? account.source : null,
  third_party_data: asSupport ? (account.third_party_data as AccountView['third_party_data']) : null,
  second_factor,
  created_at: account.created_at,
  version: account.version,
})
