/** Names and addresses of its pages. */
export const routeNames = {
  facility_package: '/user/pakiet/@facility',
  package_proforma: '/user/pakiet/proforma/@order',
  support_limits: '/support/limits',
  support_orders: '/support/orders',
}
