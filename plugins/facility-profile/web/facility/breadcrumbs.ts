import type { Language } from '#core/kernel/language.ts'
import { messageKey } from '#core/kernel/message-key.ts'
import { voivodeshipKey } from '#core/places/voivodeship.ts'
import { cityNameIn } from '#plugins/places/contract/ui.ts'
import type { Href } from '#web/runtime/href.ts'
import type { useT } from '#web/runtime/i18n/i18n-context.ts'
import type { Profile } from '../profile.data.ts'

/** Returns the breadcrumbs of a facility: catalogue, voivodeship, city, facility; those without a page have no link. */
export const breadcrumbsOf = (
  { category, voivodeship, city, city_slug, name }: Profile['facility'],
  t: ReturnType<typeof useT>,
  href: Href,
  language: Language,
) => {
  const cityName = cityNameIn(city, language)
  const area = t(voivodeshipKey(voivodeship))
  if (category === null) return [{ label: area }, { label: cityName }, { label: name }]
  return [
    { label: t(messageKey('shell.nav', category)), href: href('catalog_voivodeships', { type: category }) },
    { label: area, href: href('catalog_cities', { type: category, voivodeship }) },
    { label: cityName, href: href('catalog_facilities', { type: category, voivodeship, city: city_slug }) },
    { label: name },
  ]
}
