import { sitesPath } from '#core/kernel/site-address.ts'
import { stillLayout } from '#core/plugin/layout.ts'

/** Layout of web sites of facilities, on hosts of their own: without scripts and without the directory around it. */
export const siteLayout = stillLayout('site', { path: sitesPath })
