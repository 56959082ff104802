import type { PermissionsByFacility } from '#core/access/permissions.ts'
import type { AccountView, SecondFactorView } from '../contract/account.ts'
import { type Account, sessionUser } from './account.ts'

/** Builds the view of an account; with `asSupport` it includes origin and third-party data. */
export const accountView = (
  account: Account,
  perms: PermissionsByFacility,
  second_factor: SecondFactorView,
  asSupport: boolean,
): AccountView => ({
  ...sessionUser(account, perms),
  status: account.status,
  source: asSupport ? account.source : null,
  third_party_data: asSupport ? (account.third_party_data as AccountView['third_party_data']) : null,
  second_factor,
  created_at: account.created_at,
  version: account.version,
})
