import { token } from '#core/kernel/token.ts'
import { asStore, type TableStore } from '#core/ports/store.ts'
import type { PageTemplateTaken } from '../contract/errors.ts'
import type { PageTemplate } from './page-template.ts'

/** Creates the repository of page templates over their table. */
export const pageTemplatesOf = (templates: TableStore<PageTemplate, PageTemplateTaken>) => ({
  ...asStore(templates),
  replace: templates.replace,
  remove: (id: string) => templates.remove({ id }),
  /** Returns all of them, or those that are switched on, by name. */
  list: (which: 'all' | 'active') => templates.find(which === 'all' ? {} : { active: true }, { orderBy: { name: 'asc' } }),
})

/** Repository of page templates; the database decides about keys that two take at once. */
export interface PageTemplates extends ReturnType<typeof pageTemplatesOf> {}
export const PageTemplates = token<PageTemplates>('sites/PageTemplates')
