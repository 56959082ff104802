import { panel } from '#plugins/facility-panel/contract/ui.ts'
import { support } from '#plugins/support/contract/ui.ts'
import { richTextMessages } from '#web/app-kit/rich-text/rich-text-messages.ts'
import { definePages } from '#web/runtime/plugin-ui.ts'
import { formMessages } from '#web/ui/forms/form-messages.ts'
import { siteAccess } from '../contract/permissions.ts'
import { builderLayout, siteDraftLayout, siteLayout } from '../contract/ui.ts'
import { Page as BuilderPage, queries as builderQueries } from './builder/Page.tsx' with { type: 'vike:pointer' }
import { NamesPage, queries as namesQueries } from './names/NamesPage.tsx' with { type: 'vike:pointer' }
import { Page } from './page/Page.tsx' with { type: 'vike:pointer' }
import { EditorPage, queries as editorQueries } from './page-templates/EditorPage.tsx' with { type: 'vike:pointer' }
import { ListPage, queries as listQueries } from './page-templates/ListPage.tsx' with { type: 'vike:pointer' }
import {
  contactData,
  contactSentData,
  entryData,
  formerData,
  pageData,
  postData,
  previewData,
  revealedData,
  sendContact,
  templatePreviewData,
} from './pages.data.ts' with { type: 'vike:pointer' }
import { SiteSocialImage } from './SiteSocialImage.tsx' with { type: 'vike:pointer' }
import { SettingsPage, queries as settingsQueries } from './settings/SettingsPage.tsx' with { type: 'vike:pointer' }
import { TemplatesPage, queries as templatesQueries } from './start/TemplatesPage.tsx' with { type: 'vike:pointer' }

const page = { layout: siteLayout, Page, title: 'sites.page.title' } as const
const shown = { ...page, socialImage: SiteSocialImage } as const

const preview = {
  ...page,
  layout: siteDraftLayout,
  data: previewData,
  access: siteAccess,
  hasLanguages: true,
} as const

const facility = '/user_facility/@facility/web_page'
const builder = {
  layout: builderLayout,
  access: siteAccess,
  Page: BuilderPage,
  queries: builderQueries,
  title: 'sites.builder.title',
  messages: [
    'sites.builder',
    'sites.templates.gone',
    'sites.tree',
    'sites.difference',
    'sites.warning',
    'sites.day',
    'sites.meal',
    'sites.start',
    'error',
    ...richTextMessages,
  ],
} as const
const inPanel = {
  layout: panel,
  access: siteAccess,
  messages: [
    'sites.settings',
    'sites.templates',
    'sites.state',
    'sites.builder',
    'sites.name',
    'sites.domain',
    'versions',
    'error',
    ...formMessages,
  ],
} as const

const onDesk = {
  layout: support,
  title: 'sites.page-templates.title',
  messages: [
    'sites.page-templates',
    'sites.builder',
    'sites.difference',
    'sites.tree',
    'sites.day',
    'sites.meal',
    'sites.start',
    'error',
    ...formMessages,
    ...richTextMessages,
  ],
} as const

/** Pages of sites, to whose addresses the requests for their hosts are rewritten (web/server/site-hosts). */
export const pages = definePages([
  { ...shown, route: '/~strona/@site', data: pageData },
  { ...shown, route: '/~strona/@site/@page', data: pageData },
  { ...shown, route: '/~strona/@site/aktualnosci/@post', data: postData },
  { ...page, route: '/~strona/@site/dawny/@address', data: formerData },
  { ...page, route: '/~strona/@site/kontakt-dane', data: revealedData },
  { ...page, route: '/~strona/@site/kontakt-dane/@page', data: revealedData },
  { ...page, route: '/~strona/@site/kontakt-wyslij', data: contactData, action: sendContact },
  { ...page, route: '/~strona/@site/kontakt-wyslano', data: contactSentData },
  { ...preview, route: '/podglad-strony/@facility' },
  { ...preview, route: '/podglad-strony/@facility/@page' },
  { ...preview, data: templatePreviewData, access: 'support', route: '/podglad-strony/szablon/@template' },
  { ...preview, data: templatePreviewData, access: 'support', route: '/podglad-strony/szablon/@template/@page' },
  { ...onDesk, name: 'support_templates', route: '/support/templates', Page: ListPage, queries: listQueries },
  { ...onDesk, name: 'support_template', route: '/support/templates/@template', Page: EditorPage, queries: editorQueries },
  {
    layout: support,
    name: 'support_site_names',
    route: '/support/site-names',
    Page: NamesPage,
    queries: namesQueries,
    title: 'sites.freed.title',
    messages: ['sites.freed', 'sites.name', 'error', ...formMessages],
  },
  { ...inPanel, name: 'facility_web_page', route: facility, Page: SettingsPage, data: entryData, title: 'sites.settings.title' },
  { ...builder, name: 'facility_web_page_subpages', route: `${facility}/subpages` },
  { ...builder, name: 'facility_web_page_subpage', route: `${facility}/subpages/@subpage` },
  {
    ...inPanel,
    name: 'facility_web_page_templates',
    route: `${facility}/templates`,
    Page: TemplatesPage,
    queries: templatesQueries,
    title: 'sites.templates.title',
  },
  {
    ...inPanel,
    name: 'facility_web_page_settings',
    route: `${facility}/settings`,
    Page: SettingsPage,
    queries: settingsQueries,
    title: 'sites.settings.title',
  },
])
