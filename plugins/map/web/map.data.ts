import { pageTags } from '#core/kernel/page-tags.ts'
import { pageData } from '#web/data/page-data.ts'
import { ShowMap } from '../use-cases/show-map.ts'
import { placeName } from './place-name.ts'

/** What the map is about and the first of what is there. Only its bare address is for search engines: all others are somebody's questions. */
export const data = pageData(
  ShowMap,
  ({ queryAll }) => ({ words: queryAll }),
  ({ place, facilities }, { t, queryAll }) => {
    const asked = Object.keys(queryAll).length > 0
    const values = { place: placeName(place, t), facilities: t('map.facilities', { count: facilities.itemsTotal }) }
    return {
      values,
      noindex: asked,
      crumbs: [{ label: t('map.crumb') }],
      ...(asked && { title: t('map.title.place', values) }),
      tags: [pageTags.index, ...facilities.items.map(({ id }) => pageTags.facility(id))],
    }
  },
)
