// Routes of other plugins that the pages of saved searches call.
export { notificationsApi } from '#plugins/notifications/contract/api.ts'
