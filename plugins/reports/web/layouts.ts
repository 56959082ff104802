import { TaskLayout } from '#web/app-kit/layouts/TaskLayout.tsx' with { type: 'vike:pointer' }
import { defineLayouts } from '#web/runtime/plugin-ui.ts'
import { reportTask } from '../contract/ui.ts'

/** The layout of the page with the form of a report. */
export const layouts = defineLayouts([{ layout: reportTask, Layout: TaskLayout }])
