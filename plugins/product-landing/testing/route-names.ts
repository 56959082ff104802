/** Names and addresses of its pages in specification §2 and decisions §28. */
export const routeNames = {
  product_landing: '/dla-placowek',
  product_landing_functions: '/dla-placowek/funkcje',
  product_landing_price_list: '/dla-placowek/cennik',
}
