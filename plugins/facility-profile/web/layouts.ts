import { defineLayouts } from '#web/runtime/plugin-ui.ts'
import { facilityTask } from '../contract/ui.ts'
import { FacilityTaskLayout } from './task/FacilityTaskLayout.tsx' with { type: 'vike:pointer' }

/** The layout of what parents do at a facility. */
export const layouts = defineLayouts([{ layout: facilityTask, Layout: FacilityTaskLayout, messages: ['facility-profile.task'] }])
