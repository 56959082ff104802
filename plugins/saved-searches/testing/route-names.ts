/** Names and addresses of its pages. */
export const routeNames = {
  saved_searches: '/user/searches',
  save_search: '/user/searches/new',
  search_stop: '/zapisane-wyszukiwania/rezygnacja/@token',
}
