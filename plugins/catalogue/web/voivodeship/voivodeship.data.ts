import { messageKey } from '#core/kernel/message-key.ts'
import { pageTags } from '#core/kernel/page-tags.ts'
import { voivodeshipKey } from '#core/places/voivodeship.ts'
import { pageData } from '#web/server/page-data/page-data.ts'
import { ShowVoivodeship } from '../../use-cases/voivodeships.ts'
import { categoryOf } from '../category.ts'

/** Loads the cities of a voivodeship, A to Z. */
export const data = pageData(
  ShowVoivodeship,
  ({ params }) => ({ category: categoryOf(params), voivodeship: params['voivodeship'] ?? '' }),
  ({ category: type, voivodeship, total, cities }, { t, href }) => {
    const category = t(messageKey('catalogue', type))
    return {
      values: {
        category,
        in: t(messageKey('catalogue.voivodeship', voivodeship, 'in')),
        facilities: t('catalogue.facilities', { count: total }),
        localities: t('catalogue.localities', { count: cities.length }),
      },
      crumbs: [{ label: category, href: href('catalog_voivodeships', { type }) }, { label: t(voivodeshipKey(voivodeship)) }],
      noindex: total === 0,
      tags: [pageTags.voivodeship(voivodeship)],
    }
  },
)
