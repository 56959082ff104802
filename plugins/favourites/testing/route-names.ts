/** Names and addresses of its pages. */
export const routeNames = {
  favourites: '/ulubione',
  compare: '/porownaj',
}
