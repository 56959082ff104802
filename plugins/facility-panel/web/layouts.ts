import { defineLayouts } from '#web/runtime/plugin-ui.ts'
import { panel } from '../contract/ui.ts'
import { PanelLayout } from './layout/PanelLayout.tsx' with { type: 'vike:pointer' }

/** The layout of a facility's panel. */
export const layouts = defineLayouts([{ layout: panel, Layout: PanelLayout, messages: ['facility-panel.panel', 'packages.upgrade'] }])
