import { conditionalTab } from '#core/plugin/conditional-tabs.ts'
import { definePlugin } from '#core/plugin/define-plugin.ts'
import { implement } from '#core/plugin/implement.ts'
import { hasMaterials } from '#plugins/publications/contract/materials-sql.ts'
import { materialsApi } from './contract/api.ts'
import en from './messages/en.json' with { type: 'json' }
import pl from './messages/pl.json' with { type: 'json' }
import ua from './messages/ua.json' with { type: 'json' }
import { ZoneSitemap } from './services/sitemap.ts'
import { ListMaterials } from './use-cases/list-materials.ts'
import {
  AddMaterial,
  ChangeMaterial,
  ListOwnMaterials,
  ListSavedMaterials,
  RemoveMaterial,
  SaveMaterial,
  ShowMaterial,
  UnsaveMaterial,
} from './use-cases/materials.ts'
import { SeedMaterialsDemo } from './use-cases/seed-demo.ts'

/** Materials that teachers share: the public list with its filters, and each user's own and saved ones. */
export const plugin = definePlugin({
  name: 'teacher-zone',
  dependsOn: ['publications', 'tags', 'uploads', 'accounts'],
  endpoints: implement(materialsApi, [
    ListMaterials,
    ListOwnMaterials,
    ListSavedMaterials,
    ShowMaterial,
    AddMaterial,
    ChangeMaterial,
    RemoveMaterial,
    SaveMaterial,
    UnsaveMaterial,
  ]),
  sitemap: ZoneSitemap,
  demoSeed: SeedMaterialsDemo,
  conditionalTabs: [
    conditionalTab(
      'user_materials',
      `${hasMaterials} or exists (select 1 from access_grant g where g.account_id = a.id and g.role <> 'parent')`,
    ),
  ],
  messages: { pl, ua, en },
})
