import { pageData } from '#web/server/page-data/page-data.ts'
import { ShowFavourites } from '../../use-cases/favourites.ts'

/** Loads the cards that the browser asks for by `?ids=`; the page itself is the same for everyone and is cached. */
export const data = pageData(
  ShowFavourites,
  ({ query }) => ({ ids: (query['ids'] ?? '').split(',').filter(Boolean) }),
  ({ ids }, { t }) => ({
    noindex: true,
    crumbs: [{ label: t('favourites.list.title') }],
    ...(ids.length === 0 && { tags: [] }),
  }),
)
