import { defineEntity, p } from '@mikro-orm/core'
import { IsoTimestamp } from '#adapters/postgres/column-types.ts'
import type { SiteContent, SitePage } from '../contract/site.ts'

/** Table of sites. */
export const SiteTable = defineEntity({
  name: 'SitesSiteRow',
  tableName: 'sites_site',
  properties: {
    id: p.uuid().primary(),
    facility_id: p.uuid(),
    name: p.text(),
    active: p.boolean(),
    visible: p.boolean(),
    hidden: p.boolean(),
    draft: p.json<SiteContent>(),
    published: p.json<SiteContent>().strictNullable(),
    published_at: p.type(IsoTimestamp).strictNullable(),
    upload_ids: p.json<readonly string[]>(),
    created_at: p.type(IsoTimestamp),
    updated_at: p.type(IsoTimestamp),
    version: p.integer(),
    moved_from: p.uuid().nullable(),
  },
})

/** Table of published versions. */
export const SiteVersionTable = defineEntity({
  name: 'SitesVersionRow',
  tableName: 'sites_version',
  properties: {
    site_id: p.uuid().primary(),
    number: p.integer().primary(),
    content: p.json<SiteContent>(),
    published_at: p.type(IsoTimestamp),
    published_by: p.uuid().strictNullable(),
  },
})

/** Table of own domains. */
export const OwnDomainTable = defineEntity({
  name: 'SitesDomainRow',
  tableName: 'sites_domain',
  properties: {
    id: p.uuid().primary(),
    domain: p.text(),
    written: p.text(),
    token: p.text(),
    checked_at: p.type(IsoTimestamp).strictNullable(),
    verified_at: p.type(IsoTimestamp).strictNullable(),
    missing_since: p.type(IsoTimestamp).strictNullable(),
    points: p.boolean(),
    certificate_until: p.type(IsoTimestamp).strictNullable(),
    created_at: p.type(IsoTimestamp),
  },
})

/** Table of page templates. */
export const PageTemplateTable = defineEntity({
  name: 'SitesTemplateRow',
  tableName: 'sites_template',
  properties: {
    id: p.uuid().primary(),
    key: p.text(),
    name: p.text(),
    theme: p.text(),
    note: p.text(),
    active: p.boolean(),
    pages: p.json<readonly SitePage[]>(),
    created_at: p.type(IsoTimestamp),
    updated_at: p.type(IsoTimestamp),
    version: p.integer(),
  },
})
