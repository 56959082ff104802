import { p } from '@mikro-orm/core'
import { recordTable } from '#adapters/postgres/record-table.ts'
import { FreedName } from '../domain/freed-names.port.ts'
import { OwnDomain } from '../domain/own-domain.ts'
import { PageTemplate } from '../domain/page-template.ts'
import { Site, SiteVersionRecord } from '../domain/site.ts'

/** Table of sites. Merges of facilities alone write `moved_from`. */
export const SiteTable = recordTable(Site, {
  name: 'SitesSiteRow',
  tableName: 'sites_site',
  primary: ['id'],
  others: { moved_from: p.uuid().nullable() },
})

/** Table of published versions. */
export const SiteVersionTable = recordTable(SiteVersionRecord, {
  name: 'SitesVersionRow',
  tableName: 'sites_version',
  primary: ['site_id', 'number'],
})

/** Table of own domains. */
export const OwnDomainTable = recordTable(OwnDomain, { name: 'SitesDomainRow', tableName: 'sites_domain', primary: ['id'] })

/** Table of page templates. */
export const PageTemplateTable = recordTable(PageTemplate, { name: 'SitesTemplateRow', tableName: 'sites_template', primary: ['id'] })

/** Table of names that support has freed. */
export const FreedNameTable = recordTable(FreedName, { name: 'SitesFreedNameRow', tableName: 'sites_freed_name', primary: ['name'] })
