import { pageTags } from '#core/kernel/page-tags.ts'
import { pageData } from '#web/server/page-data/page-data.ts'
import { basemapTag } from '../contract/basemap.ts'
import { ShowMap } from '../use-cases/show-map.ts'
import { subjectName } from './subject-name.ts'

/**
 * Loads the subject of the map and one page of facilities. Only the URL without parameters is indexed, since all others
 * are individual searches.
 */
export const data = pageData(
  ShowMap,
  ({ queryAll, context }) => ({ params: queryAll, language: context.language }),
  ({ subject, facilities }, { t, queryAll, context }) => {
    const hasParams = Object.keys(queryAll).length > 0
    const values = {
      place: subjectName(subject, { t, language: context.language }),
      facilities: t('map.facilities', { count: facilities.itemsTotal }),
    }
    return {
      values,
      noindex: hasParams,
      crumbs: [{ label: t('map.crumb') }],
      ...(hasParams && { title: t('map.title.place', values) }),
      tags: [pageTags.index, basemapTag, ...facilities.items.map(({ id }) => pageTags.facility(id))],
    }
  },
)
