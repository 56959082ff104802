import { TaskLayout } from '#web/app-kit/layouts/TaskLayout.tsx' with { type: 'vike:pointer' }
import { defineLayouts } from '#web/runtime/plugin-ui.ts'
import { claimWizard } from '../contract/ui.ts'

/** The layout of the claim wizard. */
export const layouts = defineLayouts([{ layout: claimWizard, Layout: TaskLayout }])
