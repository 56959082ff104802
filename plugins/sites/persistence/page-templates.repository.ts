import { makeTableStore } from '#adapters/postgres/table-store.ts'
import { Db } from '#adapters/postgres/unit-of-work.ts'
import { provide } from '#core/kernel/define.ts'
import { PageTemplateTaken } from '../contract/errors.ts'
import { PageTemplates, pageTemplatesOf } from '../domain/page-templates.port.ts'
import { PageTemplateTable } from './tables.ts'

/** Creates the repository of page templates in PostgreSQL. */
export const makePageTemplates = provide(PageTemplates, { db: Db }, ({ db }) =>
  pageTemplatesOf(makeTableStore(db, PageTemplateTable, { constraints: { sites_template_key: PageTemplateTaken } })),
)
