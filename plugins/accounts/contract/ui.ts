import type { MissingJwt } from '#core/access/access-errors.ts'
import { token } from '#core/kernel/token.ts'
import type { UseCase } from '#core/kernel/use-case.ts'
import { type LayoutData, type LayoutInput, layout } from '#core/plugin/layout.ts'
import { accountsApi } from './api.ts'

/** Data that all pages of the account share. */
export interface AccountLayoutData extends LayoutData {
  /** Route names of tabs in which the account has nothing. */
  readonly empty: readonly string[]
}

/** Loads the data of the account layout. */
export type LoadAccountLayout = UseCase<LayoutInput, AccountLayoutData, MissingJwt>
export const LoadAccountLayout = token<LoadAccountLayout>('accounts/LoadAccountLayout')

/** Layout of the user's own account. */
export const account = layout('account', { path: '/user', access: 'user', load: LoadAccountLayout })

const { showSecurity, listPasskeys, startPasskeyLogin } = accountsApi
/** Routes for `useIdentityProof` of the app kit: with them pages of other plugins ask for password and second factor. */
export const identityRoutes = { showSecurity, listPasskeys, startPasskeyLogin }
