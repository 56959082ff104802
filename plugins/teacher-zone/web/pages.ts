import { account } from '#plugins/accounts/contract/ui.ts'
import { formMessages, writtenMessages } from '#plugins/publications/contract/messages-ui.ts'
import { definePages } from '#web/runtime/plugin-ui.ts'
import { ListPage as OwnListPage, queries as ownListQueries } from './own/ListPage.tsx' with { type: 'vike:pointer' }
import { MaterialPage as OwnMaterialPage, queries as ownMaterialQueries } from './own/MaterialPage.tsx' with { type: 'vike:pointer' }
import { NewPage as OwnNewPage, queries as ownNewQueries } from './own/NewPage.tsx' with { type: 'vike:pointer' }
import { ItemPage as MaterialPage } from './zone/ItemPage.tsx' with { type: 'vike:pointer' }
import { LegacyPage } from './zone/LegacyPage.tsx' with { type: 'vike:pointer' }
import { ListPage } from './zone/ListPage.tsx' with { type: 'vike:pointer' }
import { MaterialSocialImage } from './zone/MaterialSocialImage.tsx' with { type: 'vike:pointer' }
import { itemData, legacyData, listData } from './zone/page.data.ts' with { type: 'vike:pointer' }
import { matchLegacyZone } from './zone/route-match.ts' with { type: 'vike:pointer' }

const ownMaterials = '/user/materials'
const inAccount = { layout: account } as const
const list = { layout: 'public', Page: ListPage, data: listData, title: 'teacher-zone.page-title' } as const

/** A user's own and saved materials, and the teacher zone that everybody reads. */
export const pages = definePages([
  {
    ...inAccount,
    name: 'user_materials',
    route: ownMaterials,
    Page: OwnListPage,
    queries: ownListQueries,
    title: 'teacher-zone.own.title',
    messages: ['teacher-zone.own', ...writtenMessages],
  },
  {
    ...inAccount,
    name: 'user_materials_new',
    route: `${ownMaterials}/new`,
    Page: OwnNewPage,
    queries: ownNewQueries,
    title: 'publications.area.new.materials',
    messages: ['teacher-zone.own', ...formMessages],
  },
  {
    ...inAccount,
    name: 'user_material',
    route: `${ownMaterials}/@news`,
    Page: OwnMaterialPage,
    queries: ownMaterialQueries,
    title: 'teacher-zone.own.item',
    messages: ['teacher-zone', ...formMessages],
  },
  { ...list, name: 'materials', route: '/strefa-nauczyciela' },
  { ...list, route: '/strefa-nauczyciela/materialy-dydaktyczne' },
  {
    layout: 'public',
    background: 'white',
    backLink: true,
    name: 'material',
    route: '/strefa-nauczyciela/@slug',
    Page: MaterialPage,
    data: itemData,
    socialImage: MaterialSocialImage,
    title: 'teacher-zone.item.page-title',
    description: 'teacher-zone.description',
  },
  {
    layout: 'public',
    route: '/landing/strefa-nauczyciela',
    match: matchLegacyZone,
    Page: LegacyPage,
    data: legacyData,
    title: 'teacher-zone.page-title',
  },
])
