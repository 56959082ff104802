import { pageTags } from '#core/kernel/page-tags.ts'
import { cacheInvalidation } from '#core/plugin/cache-invalidations.ts'
import { definePlugin } from '#core/plugin/define-plugin.ts'
import { implement } from '#core/plugin/implement.ts'
import { cmsApi } from './contract/api.ts'
import { DescriptionChanged } from './contract/events.ts'
import en from './messages/en.json' with { type: 'json' }
import pl from './messages/pl.json' with { type: 'json' }
import ua from './messages/ua.json' with { type: 'json' }
import { cms } from './migrations/20261219090000-cms.ts'
import { completeDescriptions } from './migrations/20270117090000-cms.ts'
import { makeCmsCities, makeDescriptions } from './persistence/descriptions.repository.ts'
import { DescriptionTable, VersionTable } from './persistence/tables.ts'
import { cmsPersonal } from './personal-data.ts'
import { ShownDescriptions } from './services/descriptions.ts'
import { ListCities, makeLoadCmsLayout } from './use-cases/cities.ts'
import { ListDescriptionVersions, RestoreDescription, SaveDescription, ShowDescription } from './use-cases/descriptions.ts'
import { SeedCmsDemo } from './use-cases/seed-demo.ts'

/** Descriptions of cities, which editors write in three languages and the catalogue shows. */
export const plugin = definePlugin({
  name: 'cms',
  dependsOn: ['accounts', 'catalogue', 'drafts', 'places', 'registers'],
  migrations: [cms, completeDescriptions],
  tables: [DescriptionTable, VersionTable],
  providers: [makeDescriptions, makeCmsCities, makeLoadCmsLayout],
  endpoints: implement(cmsApi, [ListCities, ShowDescription, SaveDescription, ListDescriptionVersions, RestoreDescription]),
  cityDescriptions: ShownDescriptions,
  cacheInvalidations: [cacheInvalidation(DescriptionChanged, ({ voivodeship, city }) => [pageTags.city(voivodeship, city)])],
  personalData: cmsPersonal,
  demoSeed: SeedCmsDemo,
  messages: { pl, ua, en },
})
