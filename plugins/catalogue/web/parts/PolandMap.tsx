import type { Category } from '#core/facilities/category.ts'
import { type VoivodeshipSlug, voivodeshipKey, voivodeshipSlugs } from '#core/places/voivodeship.ts'
import { useT } from '#web/runtime/i18n/i18n-context.ts'
import { useHref } from '#web/runtime/page.ts'
import crayon from '#web/ui/drawings/crayon.module.css'
import css from './poland-map.module.css'
import { mapSize, voivodeshipShapes } from './voivodeship-shapes.ts'

/**
 * Map of Poland whose voivodeships are links. Hidden from keyboard and screen readers,
 * since the page has the same links as text.
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
          <title>{t(voivodeshipKey(slug))}</title>
          <path
            d={voivodeshipShapes[slug].outline}
            className={slug === current ? css['current'] : css[`wax${voivodeshipShapes[slug].crayon}`]}
          />
        </a>
      ))}
    </svg>
  )
}
