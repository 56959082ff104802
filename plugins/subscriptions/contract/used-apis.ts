// Routes of other plugins that the pages of subscriptions call.
export { notificationsApi } from '#plugins/notifications/contract/api.ts'
