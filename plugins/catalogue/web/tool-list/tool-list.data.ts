import { categories } from '#core/facilities/category.ts'
import { messageKey } from '#core/kernel/message-key.ts'
import { voivodeshipKey } from '#core/places/voivodeship.ts'
import { cityNameIn } from '#plugins/places/contract/ui.ts'
import { pageData } from '#web/server/page-data/page-data.ts'
import { defaultOrder } from '../../contract/order.ts'
import { ShowCity } from '../../use-cases/show-city.ts'
import { headingOf } from '../city/heading.ts'

/**
 * Loads the list of a city for a page that works with all that it contains; the address names the list by the parameters
 * of the map. The title may name it as `{{heading}}`.
 */
export const toolListData = pageData(
  ShowCity,
  ({ queryAll, context }) => {
    const [voivodeship = '', city = ''] = (queryAll['miasto']?.[0] ?? '').split('/')
    const category = categories.find((one) => one === queryAll['kategoria']?.[0])
    return {
      category: category ?? 'zlobki',
      // No voivodeship has this name: the page is not found.
      voivodeship: category === undefined ? '' : voivodeship,
      city,
      district: queryAll['dzielnica']?.[0],
      page: 1,
      order: defaultOrder,
      query: queryAll,
      language: context.language,
    }
  },
  (list, { t, href, context }) => {
    const { category: type, voivodeship, movedTo, city, district } = list
    const params = { type, voivodeship, city: city.slug }
    const successor = movedTo && href('catalog_facilities', { type, ...movedTo })
    return {
      ...(successor && { permanentRedirect: successor }),
      values: { heading: headingOf(list, { t, language: context.language }).text },
      noindex: true,
      crumbs: [
        { label: t(messageKey('catalogue', type)), href: href('catalog_voivodeships', { type }) },
        { label: t(voivodeshipKey(voivodeship)), href: href('catalog_cities', params) },
        { label: cityNameIn(city.name, context.language), href: href('catalog_facilities', params) },
        ...(district ? [{ label: district.name, href: href('catalog_district', { ...params, district: district.slug }) }] : []),
      ],
    }
  },
)
