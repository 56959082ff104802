import { account } from '#plugins/accounts/contract/ui.ts'
import { panel } from '#plugins/facility-panel/contract/ui.ts'
import { definePages } from '#web/runtime/plugin-ui.ts'
import { ItemPage as FeedItemPage, queries as feedItemQueries } from './feed/ItemPage.tsx' with { type: 'vike:pointer' }
import { Page as FeedPage, queries as feedQueries } from './feed/Page.tsx' with { type: 'vike:pointer' }
import { NewsSocialImage } from './item/NewsSocialImage.tsx' with { type: 'vike:pointer' }
import { Page as ItemPage } from './item/Page.tsx' with { type: 'vike:pointer' }
import { Page as ListPage } from './list/Page.tsx' with { type: 'vike:pointer' }
import { itemData, listData } from './pages.data.ts' with { type: 'vike:pointer' }
import { EditPage, queries as editQueries } from './panel/EditPage.tsx' with { type: 'vike:pointer' }
import { NewPage, queries as newQueries } from './panel/NewPage.tsx' with { type: 'vike:pointer' }
import { Page as PanelPage, queries as panelQueries } from './panel/Page.tsx' with { type: 'vike:pointer' }
import { formMessages, postTerms, writtenMessages } from './writing-messages.ts'

const facility = '/user_facility/@facility/publications'
const inPanel = { layout: panel } as const
const inAccount = { layout: account } as const
const read = { layout: 'public', background: 'white', backLink: true } as const

const feed = {
  ...inAccount,
  messages: ['publications.feed', 'publications.file', 'publications.report', 'lightbox', ...postTerms, 'pager'],
} as const

/** Pages of posts: in a facility's panel, for its readers, and for its members and followers. */
export const pages = definePages([
  {
    ...inPanel,
    name: 'facility_publications',
    route: facility,
    Page: PanelPage,
    queries: panelQueries,
    title: 'publications.panel.title',
    messages: writtenMessages,
  },
  {
    ...inPanel,
    name: 'publications_new',
    route: `${facility}/new`,
    Page: NewPage,
    queries: newQueries,
    title: 'publications.area.new.facility',
    messages: formMessages,
  },
  {
    ...inPanel,
    name: 'publications_edit',
    route: `${facility}/@news`,
    Page: EditPage,
    queries: editQueries,
    title: 'publications.form.edit',
    messages: formMessages,
  },
  { ...feed, name: 'user_news', route: '/user/news', Page: FeedPage, queries: feedQueries, title: 'publications.feed.title' },
  {
    ...feed,
    name: 'user_news_item',
    route: '/user/news/@news',
    Page: FeedItemPage,
    queries: feedItemQueries,
    title: 'publications.feed.item',
  },
  {
    ...read,
    name: 'facility_news',
    route: '/placowka/@slug/aktualnosci',
    Page: ListPage,
    data: listData,
    title: 'publications.list.page-title',
    description: 'publications.list.description',
  },
  {
    ...read,
    name: 'facility_news_item',
    route: '/placowka/@slug/aktualnosci/@item',
    Page: ItemPage,
    data: itemData,
    socialImage: NewsSocialImage,
    title: 'publications.item.page-title',
    description: 'publications.list.description',
  },
])
