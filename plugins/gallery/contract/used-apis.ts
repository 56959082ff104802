// Routes of other plugins that the page of the gallery calls.
export { facilityPanelApi } from '#plugins/facility-panel/contract/api.ts'
