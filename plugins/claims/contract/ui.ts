import type { MissingJwt } from '#core/access/access-errors.ts'
import { token } from '#core/kernel/token.ts'
import type { UseCase } from '#core/kernel/use-case.ts'
import { type LayoutData, type LayoutInput, layout } from '#core/plugin/layout.ts'

/** Loads the data of the layout of claims. */
export type LoadClaimsLayout = UseCase<LayoutInput, LayoutData, MissingJwt>
export const LoadClaimsLayout = token<LoadClaimsLayout>('claims/LoadClaimsLayout')

/** Layout of the claim wizard, without the tabs of the account. */
export const claimWizard = layout('claim-wizard', { path: '/zglos-placowke', access: 'user', load: LoadClaimsLayout })
