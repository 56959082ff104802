import type { Category } from '#core/facilities/category.ts'
import { voivodeshipSlugs, type VoivodeshipSlug } from '#core/places/voivodeship.ts'
import crayon from '#web/design/crayon.module.css'
import { useHref } from '#web/here.ts'
import { useT } from '#web/i18n/words.ts'
import css from './poland-map.module.css'
import { mapSize, regions } from './regions.ts'

/**
 * Poland coloured with crayons; a press on a voivodeship leads to it. A short cut for the eye and the pointer only:
 * every link stands in the page in words too, so that neither keyboard nor screen reader meets them twice.
 */
export const PolandMap = ({ category, current }: { category: Category; current?: VoivodeshipSlug }) => {
  const t = useT()
  const href = useHref()
  return (
    <svg
      viewBox={mapSize}
      className={`${crayon['crayon']} ${css['map']} ${current ? css['one'] : css[category]}`}
      aria-hidden
      focusable="false"
    >
      {voivodeshipSlugs.map((slug) => (
        <a key={slug} href={href('catalog_cities', { type: category, voivodeship: slug })} tabIndex={-1}>
          <title>{t(`places.voivodeship.${slug}`)}</title>
          <path d={regions[slug].outline} className={slug === current ? css['current'] : css[`wax${regions[slug].crayon}`]} />
        </a>
      ))}
    </svg>
  )
}
