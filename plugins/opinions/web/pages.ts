import { account } from '#plugins/accounts/contract/ui.ts'
import { panel } from '#plugins/facility-panel/contract/ui.ts'
import { facilityTask } from '#plugins/facility-profile/contract/ui.ts'
import { uploadMessages } from '#web/app-kit/files/upload-messages.ts'
import { definePages } from '#web/runtime/plugin-ui.ts'
import { formMessages } from '#web/ui/forms/form-messages.ts'
import { data as aboutData } from './about/about.data.ts' with { type: 'vike:pointer' }
import { Page as AboutPage } from './about/Page.tsx' with { type: 'vike:pointer' }
import { Page as HelpfulPage, queries as helpfulQueries } from './helpful/Page.tsx' with { type: 'vike:pointer' }
import { data as listData } from './list/list.data.ts' with { type: 'vike:pointer' }
import { Page as ListPage } from './list/Page.tsx' with { type: 'vike:pointer' }
import { Page as OwnPage, queries as ownQueries } from './own/Page.tsx' with { type: 'vike:pointer' }
import { ThreadPage, queries as threadQueries } from './own/ThreadPage.tsx' with { type: 'vike:pointer' }
import { CodesPage, queries as codesQueries } from './panel/CodesPage.tsx' with { type: 'vike:pointer' }
import { Page as PanelPage, queries as panelQueries } from './panel/Page.tsx' with { type: 'vike:pointer' }
import { ThreadPage as PanelThreadPage, queries as panelThreadQueries } from './panel/ThreadPage.tsx' with { type: 'vike:pointer' }
import { EditPage, editQueries, WritePage as WizardPage, writeQueries as wizardQueries } from './wizard/Page.tsx' with {
  type: 'vike:pointer',
}

const read = { layout: 'public', background: 'white' } as const
const wizardMessages = ['opinions.wizard', 'opinions.list', 'TEXT_TOO_POOR', ...uploadMessages] as const
const own = {
  layout: account,
  messages: ['opinions.own', 'opinions.list', 'opinions.review.reason', 'pager', ...formMessages],
} as const
const inPanel = {
  layout: panel,
  messages: [
    'opinions.panel',
    'opinions.own',
    'opinions.list',
    'opinions.wizard',
    'opinions.review.reason',
    'facility-panel.panel',
    'TEXT_TOO_POOR',
    'pager',
    ...formMessages,
  ],
} as const
const facility = '/user_facility/@facility/opinions'

/** Pages of opinions: the public list and its rules, the wizard, the author's and the facility's threads, the facility's codes. */
export const pages = definePages([
  {
    ...read,
    name: 'facility_opinions_list',
    route: '/placowka/@slug/opinie',
    Page: ListPage,
    data: listData,
    backLink: true,
    title: 'opinions.list.page-title',
    description: 'opinions.list.description',
  },
  {
    ...read,
    name: 'how_we_check',
    route: '/jak-sprawdzamy-opinie',
    Page: AboutPage,
    data: aboutData,
    title: 'opinions.about.title',
    description: 'opinions.about.description',
  },
  {
    layout: facilityTask,
    name: 'add_opinion',
    route: '/placowka/@slug/dodaj-opinie',
    Page: WizardPage,
    queries: wizardQueries,
    title: 'opinions.wizard.title',
    messages: wizardMessages,
  },
  {
    layout: facilityTask,
    name: 'opinion_helpful',
    route: '/placowka/@slug/opinie/@opinion/pomocna',
    Page: HelpfulPage,
    queries: helpfulQueries,
    title: 'opinions.list.helpful.title',
    messages: ['opinions.list', ...formMessages],
  },
  { ...own, name: 'user_opinions', route: '/user/user_opinions', Page: OwnPage, queries: ownQueries, title: 'opinions.own.title' },
  {
    ...own,
    name: 'user_opinion',
    route: '/user/user_opinions/@opinion',
    Page: ThreadPage,
    queries: threadQueries,
    title: 'opinions.own.thread.page-title',
  },
  {
    ...own,
    name: 'edit_opinion',
    route: '/user/user_opinions/@opinion/edit',
    Page: EditPage,
    queries: editQueries,
    title: 'opinions.wizard.edit.title',
    messages: wizardMessages,
  },
  { ...inPanel, name: 'facility_opinions', route: facility, Page: PanelPage, queries: panelQueries, title: 'opinions.panel.title' },
  {
    ...inPanel,
    name: 'facility_opinion_codes',
    route: `${facility}/codes`,
    Page: CodesPage,
    queries: codesQueries,
    title: 'opinions.panel.codes.title',
  },
  {
    ...inPanel,
    name: 'facility_opinion',
    route: `${facility}/@opinion`,
    Page: PanelThreadPage,
    queries: panelThreadQueries,
    title: 'opinions.panel.thread.title',
  },
])
