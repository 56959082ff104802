import { categories } from '#core/facilities/category.ts'
import { messageKey } from '#core/kernel/message-key.ts'
import { voivodeshipKey } from '#core/places/voivodeship.ts'
import { cityNameIn } from '#plugins/places/contract/ui.ts'
import { pageData } from '#web/server/page-data/page-data.ts'
import { defaultOrder } from '../../contract/order.ts'
import { ShowToolList } from '../../use-cases/show-tool-list.ts'
import { headingOf } from '../city/heading.ts'

/**
 * Loads the list of a city for a page that works with all that it contains: `/…/@type/@voivodeship/@city` with the filters
 * of the list, and a district as `dzielnica`. The title may name it as `{{heading}}`. One without facilities leads to the map.
 */
export const toolListData = pageData(
  ShowToolList,
  ({ params, queryAll, context }) => {
    const category = categories.find((one) => one === params['type'])
    return {
      category: category ?? 'zlobki',
      // No voivodeship has this name: there is no such list.
      voivodeship: category === undefined ? '' : (params['voivodeship'] ?? ''),
      city: params['city'] ?? '',
      district: queryAll['dzielnica']?.[0],
      page: 1,
      order: defaultOrder,
      query: queryAll,
      language: context.language,
    }
  },
  ({ list }, { t, href, params: place, context }) => {
    // The map says what there is around.
    const around = { miasto: `${place['voivodeship']}/${place['city']}`, kategoria: place['type'] ?? '' }
    if (list === null) return { seeOther: href('map', {}, around) ?? href('/') }
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
