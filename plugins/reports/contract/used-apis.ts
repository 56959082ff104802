// Routes of another plugin that pages use; pages may import no other contract than their own.
export { moderationApi } from '#plugins/moderation/contract/api.ts'
export { notificationsApi } from '#plugins/notifications/contract/api.ts'
