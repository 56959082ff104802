/** Names and addresses of its pages in specification §2 and decisions §28. */
export const routeNames = {
  user_notifications: '/user/notifications',
}
