import type { Category } from '#core/facilities/category.ts'
import { type VoivodeshipSlug, voivodeshipKey, voivodeshipSlugs } from '#core/places/voivodeship.ts'
import { useT } from '#web/runtime/i18n/i18n-context.ts'
import { useHref } from '#web/runtime/page.ts'
import crayon from '#web/ui/drawings/crayon.module.css'
import css from './poland-map.module.css'

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

/** Shape of a voivodeship on the drawn map: SVG path, and one of four colours, chosen so that neighbours differ. */
export interface VoivodeshipShape {
  readonly crayon: 0 | 1 | 2 | 3
  readonly outline: string
}

/** SVG view box of the outlines. */
const mapSize = '0 0 308 292'

/** Outlines of the voivodeships after Natural Earth (public domain), simplified for the hand-drawn style. */
const voivodeshipShapes: Readonly<Record<VoivodeshipSlug, VoivodeshipShape>> = {
  dolnoslaskie: {
    crayon: 1,
    outline:
      'M88 218l19-33 5-2 0-9-7-3 2-7-10-3-9 4-8-4-2-5-7-2-5 4-7-5-10 14-7-2-4 5-9 1 2 8-6 18 5 0-1-6 6-1 6 11 13 2 6 7 10-2 3 3-7 8 14 15 10-5-4-10z',
  },
  'kujawsko-pomorskie': {
    crayon: 1,
    outline: 'M172 89l-2-9-11-4-5-10-36-7-6 7-7 0-3 6-3 5 4 6-3 12 6 6-3 6 3 3 19 10 11 1 7 7 8 0 8-2 6-17-1-11 5-1z',
  },
  lodzkie: {
    crayon: 2,
    outline:
      'M159 126l-8 2 1 4-5 7-6 2-1 11-7 2-3 17-8 4 3 9 11 2 4 5 7-2 14 3 4 6 7 2 4-9 6 2-1-10 5 0 7-7 3-7-3-7 0-3 7 1-2-8-10-5-1-8-10-10-8 2z',
  },
  lubelskie: {
    crayon: 2,
    outline: 'M275 128l-3 0-5 9-6-2-3 4-23 5 2 14-8 3 7 6-2 21 1 11 11 1 0 7 12 4 0 10 14 3 9-6 8 5 10-4 4-6-5-13 6-3-15-21 2-5-5-13 3-20z',
  },
  lubuskie: {
    crayon: 2,
    outline: 'M29 171l9-1 4-5 7 2 10-14 7 5 5-4-15-17-1-29 4-2 2-13 0-5-3 0-6 6-13 2-1 5-7-2-13 14-1 10 6 15-5 13 4 7 0 7z',
  },
  malopolskie: {
    crayon: 3,
    outline: 'M163 258l6 10 4 0 1 10 4-2 3 3 8-11 12 0 6 5 5-6 13 0-2-14-6-4 3-4-3-4 2-22-24 11-7-10-9-5-20 12 3 3-8 11 9 12z',
  },
  mazowieckie: {
    crayon: 3,
    outline:
      'M226 72l-25 8-12 8-13-2-4 3-3 8-5 1 1 11-6 17 10 5 8-2 10 10 1 8 10 5 2 8-7-1 0 3 3 7-3 7 9 9 11-3 4 6 17 0 2-21-7-6 8-3-2-14 23-5 3-4 6 2 5-9-15-6-6-19-3 2-3-6-6 1-9-13z',
  },
  opolskie: { crayon: 3, outline: 'M88 218l15 9 8-3 1 5-4 3 7 8 6-3 1-5 9-3 1-15 6 0-4-6 6-17-4-5-11-2-7 3-6-4-5 2z' },
  podkarpackie: {
    crayon: 0,
    outline: 'M225 267l9 2 7 9 24 10 0-5-5-3-1-18 30-39-8-5-9 6-14-3 0-10-12-4 0-7-11-1-7 14-9 6-2 22 3 4-3 4 6 4z',
  },
  podlaskie: { crayon: 1, outline: 'M264 26l-14 10 8 12-2 8-18 13-12 3 4 15 9 13 6-1 3 6 3-2 6 19 15 6 3 0 7-11 15-9 0-22-10-22-4-27z' },
  pomorskie: {
    crayon: 2,
    outline: 'M84 17l5 9 0 8-5 2 3 10 5 7-3 1 0 11 13 7 3-6 7 0 6-7 36 7 12-14-9-8 0-12 5-1-1 3 12-10-23 4-8-2-5-3-5-15 13 6-15-10-30 4z',
  },
  slaskie: {
    crayon: 0,
    outline: 'M163 258l0-5-9-12 8-11-3-3 20-12-4-1 4-3-7-6 4-3-4-2-7-2-4-6-14-3-7 2-6 17 4 6-6 0-1 15-9 3-1 5 8 6 8 0 2 10 5 2 5 14 6-1z',
  },
  swietokrzyskie: { crayon: 1, outline: 'M193 176l-7 7-5 0 1 10-6-2-4 9 4 2-4 3 7 6-4 3 4 1 9 5 7 10 24-11 9-6 7-14-1-11-17 0-4-6-11 3z' },
  'warminsko-mazurskie': {
    crayon: 0,
    outline: 'M173 24l-12 10 1-3-5 1 0 12 9 8-12 14 5 10 11 4 2 9 4-3 13 2 12-8 25-8 12-3 18-13 2-8-8-12 14-10-3 2z',
  },
  wielkopolskie: {
    crayon: 0,
    outline:
      'M151 128l-8 0-7-7-11-1-19-10-3-3 3-6-6-6 3-12-4-6 3-5-13-7-4 0-2 6-7 1 7 8-2 3-12 11-8-1-2 13-4 2 1 29 15 17 7 2 2 5 8 4 9-4 10 3-2 7 7 3 0 9 6 4 7-3-3-9 8-4 3-17 7-2 1-11 6-2 5-7z',
  },
  zachodniopomorskie: {
    crayon: 3,
    outline:
      'M18 113l13-14 7 2 1-5 13-2 6-6 3 0 0 5 8 1 12-11 2-3-7-8 7-1 2-6 4 0 0-11 3-1-5-7-3-10 5-2 0-8-5-9-9 2-9 13-10 1-44 15-5 0 3 6 3-5 5 5 1-2-2 7 2 3-1 2-9-7 5 24-10 19z',
  },
}
