// Routes of other plugins that the pages of opinions call.
export { notificationsApi } from '#plugins/notifications/contract/api.ts'
