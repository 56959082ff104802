import { parsePageNumber } from '#core/kernel/page-number.ts'
import { pageTags } from '#core/kernel/page-tags.ts'
import { pageData } from '#web/server/page-data/page-data.ts'
import { opinionOrders } from '../../contract/states.ts'
import { listFilters, ShowOpinionsPage } from '../../use-cases/opinion-lists.ts'

const oneOf = <const Values extends readonly string[]>(values: Values, text: string | undefined): Values[number] =>
  values.find((value) => value === text) ?? (values[0] as Values[number])

/** Loads a facility's opinions in the order, by the filter and on the page of the address; only the plain list is indexed. */
export const data = pageData(
  ShowOpinionsPage,
  ({ params, query }) => ({
    slug: params['slug'] ?? '',
    sort: oneOf(opinionOrders, query['sort']),
    filter: oneOf(listFilters, query['filter']),
    page: parsePageNumber(query['page']),
  }),
  ({ facility, movedTo, stats, opinions, sort, filter }, { t, href }) => {
    if (movedTo !== null) return { permanentRedirect: href(`/placowka/${movedTo}/opinie`) }
    const isVariant = sort !== opinionOrders[0] || filter !== listFilters[0]
    const path = `/placowka/${facility.slug}/opinie` as const
    return {
      values: { name: facility.name, city: facility.city, count: stats.count },
      canonical: opinions.curPage > 1 && !isVariant ? `${path}?page=${opinions.curPage}` : path,
      // Opinions in another order, or some of them, are the same opinions: search engines need only the plain list.
      noindex: isVariant || stats.count === 0 || !facility.active,
      tags: [pageTags.facility(facility.id)],
      crumbs: [{ label: facility.name, href: href('map_facility', { facility: facility.slug }) }, { label: t('opinions.list.crumb') }],
    }
  },
)
