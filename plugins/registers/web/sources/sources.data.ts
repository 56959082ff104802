import { pageTags } from '#core/kernel/page-tags.ts'
import { pageData } from '#web/server/page-data/page-data.ts'
import { sourcesTag } from '../../contract/sources-tag.ts'
import { ShowSources } from '../../use-cases/show-sources.ts'

/** Loads the sources with their statistics. */
export const data = pageData(
  ShowSources,
  () => ({}),
  (_, { t }) => ({ crumbs: [{ label: t('registers.sources.title') }], tags: [sourcesTag, pageTags.facilities] }),
)
