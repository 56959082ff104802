import { voivodeshipKey } from '#core/places/voivodeship.ts'
import { useT } from '#web/runtime/i18n/i18n-context.ts'
import type { CmsCity } from '../../contract/description.ts'

/** Voivodeship of a city, with the county where that is another place than the city. */
export const CityPlace = ({ of: { name, county, voivodeship } }: { readonly of: CmsCity }) => {
  const t = useT()
  const place = t(voivodeshipKey(voivodeship))
  return county === name ? place : t('cms.area.cities.place', { voivodeship: place, county })
}
