import { defineLayouts } from '#web/runtime/plugin-ui.ts'
import { cms } from '../contract/ui.ts'
import { CmsLayout } from './layout/CmsLayout.tsx' with { type: 'vike:pointer' }

/** The layout of the editors' area. */
export const layouts = defineLayouts([{ layout: cms, Layout: CmsLayout, messages: ['cms.tabs'] }])
