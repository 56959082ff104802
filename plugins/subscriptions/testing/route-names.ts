/** Names and addresses of its pages. */
export const routeNames = {
  follow_facility: '/placowka/@slug/obserwuj',
  user_subscriptions: '/user/subscriptions',
  subscription_stop: '/obserwowane/rezygnacja/@token',
}
