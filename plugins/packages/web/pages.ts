import { account } from '#plugins/accounts/contract/ui.ts'
import { panel } from '#plugins/facility-panel/contract/ui.ts'
import { support } from '#plugins/support/contract/ui.ts'
import { reasonMessages } from '#web/app-kit/reason-messages.ts'
import { definePages } from '#web/runtime/plugin-ui.ts'
import { formMessages } from '#web/ui/forms/form-messages.ts'
import { Page as LimitsPage, queries as limitsQueries } from './limits/Page.tsx' with { type: 'vike:pointer' }
import { Page as OrdersPage, queries as ordersQueries } from './orders/Page.tsx' with { type: 'vike:pointer' }
import { Page as PackagePage, queries as packageQueries } from './package/Page.tsx' with { type: 'vike:pointer' }
import { formerData } from './pages.data.ts' with { type: 'vike:pointer' }
import { Page as ProformaPage, queries as proformaQueries } from './proforma/Page.tsx' with { type: 'vike:pointer' }

const own = { layout: account, messages: ['packages.own', 'PACKAGES_NIP_INVALID', ...formMessages] } as const

/** Pages about the package of a facility in the account area, and the limits in the support area. */
export const pages = definePages([
  {
    ...own,
    layout: panel,
    name: 'facility_package',
    route: '/user_facility/@facility/package',
    Page: PackagePage,
    queries: packageQueries,
    title: 'packages.own.title',
  },
  {
    ...own,
    name: 'facility_package_former',
    route: '/user/pakiet/@facility',
    Page: PackagePage,
    data: formerData,
    title: 'packages.own.title',
  },
  {
    ...own,
    name: 'package_proforma',
    route: '/user/pakiet/proforma/@order',
    Page: ProformaPage,
    queries: proformaQueries,
    title: 'packages.own.proforma.title',
    background: 'white',
  },
  {
    layout: support,
    name: 'support_limits',
    route: '/support/limits',
    Page: LimitsPage,
    queries: limitsQueries,
    title: 'packages.limits.title',
    messages: ['packages.limits'],
  },
  {
    layout: support,
    name: 'support_orders',
    route: '/support/orders',
    Page: OrdersPage,
    queries: ordersQueries,
    title: 'packages.orders.title',
    messages: ['packages.orders', 'packages.own', ...reasonMessages],
  },
])
