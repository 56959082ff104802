import { defineLayouts } from '#web/runtime/plugin-ui.ts'
import { claimWizard } from '../contract/ui.ts'
import { ClaimLayout } from './layout/ClaimLayout.tsx' with { type: 'vike:pointer' }

/** The layout of the claim wizard. */
export const layouts = defineLayouts([{ layout: claimWizard, Layout: ClaimLayout }])
