/** Names and addresses of its pages in decisions §21. */
export const routeNames = {
  search: '/szukaj',
}
