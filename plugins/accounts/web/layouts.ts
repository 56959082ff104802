import { defineLayouts } from '#web/runtime/plugin-ui.ts'
import { account } from '../contract/ui.ts'
import { AccountLayout } from './layout/AccountLayout.tsx' with { type: 'vike:pointer' }

/** The layout of the account area. */
export const layouts = defineLayouts([{ layout: account, Layout: AccountLayout }])
