import { definePages } from '#web/runtime/plugin-ui.ts'
import { siteAccess } from '../contract/permissions.ts'
import { siteLayout } from '../contract/ui.ts'
import { Page } from './page/Page.tsx' with { type: 'vike:pointer' }
import { pageData, postData, previewData } from './pages.data.ts' with { type: 'vike:pointer' }

const page = { layout: siteLayout, Page, title: 'sites.page.title' } as const

const preview = {
  ...page,
  data: previewData,
  access: siteAccess,
} as const

/** Pages of sites, to whose addresses the requests for their hosts are rewritten (web/server/site-hosts). */
export const pages = definePages([
  { ...page, route: '/~strona/@site', data: pageData },
  { ...page, route: '/~strona/@site/@page', data: pageData },
  { ...page, route: '/~strona/@site/aktualnosci/@post', data: postData },
  { ...preview, route: '/podglad-strony/@facility' },
  { ...preview, route: '/podglad-strony/@facility/@page' },
])
