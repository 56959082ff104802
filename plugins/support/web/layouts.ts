import { defineLayouts } from '#web/runtime/plugin-ui.ts'
import { support } from '../contract/ui.ts'
import { SupportLayout } from './layout/SupportLayout.tsx' with { type: 'vike:pointer' }

/** The layout of the support area. */
export const layouts = defineLayouts([{ layout: support, Layout: SupportLayout, messages: ['support.tabs'] }])
