import type { Href } from '#web/data/href.ts'
import type { useT } from '#web/i18n/words.ts'
import type { Profile } from '../profile.data.ts'

/** The way to a facility: catalogue, voivodeship, city, itself; steps without a page are plain words. */
export const crumbsOf = ({ category, voivodeship, city, city_slug, name }: Profile['facility'], t: ReturnType<typeof useT>, href: Href) => {
  const area = t(`places.voivodeship.${voivodeship}`)
  if (category === null) return [{ label: area }, { label: city }, { label: name }]
  return [
    { label: t(`shell.nav.${category}`), href: href('catalog_voivodeships', { type: category }) },
    { label: area, href: href('catalog_cities', { type: category, voivodeship }) },
    { label: city, href: href('catalog_facilities', { type: category, voivodeship, city: city_slug }) },
    { label: name },
  ]
}
