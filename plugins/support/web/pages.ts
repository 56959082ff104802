import { definePages } from '#web/runtime/plugin-ui.ts'

/** Pages of the support area. */
export const pages = definePages([])
