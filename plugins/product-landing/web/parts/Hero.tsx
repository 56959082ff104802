import type { ReactNode } from 'react'
import night from '#web/design/night.module.css'
import { Stroke } from '#web/design/Stroke.tsx'
import { Marked } from '#web/i18n/Marked.tsx'
import { useT } from '#web/i18n/words.ts'
import css from './hero.module.css'
import { Ways } from './Ways.tsx'

interface Opening {
  /** Whose `heading` and `lead` are said. */
  readonly page: 'overview' | 'functions' | 'price-list'
  /** What stands to the right of the words, beneath them on a narrow screen. */
  readonly beside?: ReactNode
  /** Beneath the words. */
  readonly children?: ReactNode
  /** Beneath all of it, over the whole width. */
  readonly below?: ReactNode
}

/** The black band each of the three pages begins with: the ways between them, one sentence, what one can do. */
export const Hero = ({ page, beside, children, below }: Opening) => {
  const t = useT()
  return (
    <section data-night className={`${night['night']} ${css['hero']}`}>
      <div className={css['inner']}>
        <Ways />
        <div className={beside === undefined ? css['plain'] : css['two']}>
          <div className={css['words']}>
            <h1 className={css['title']}>
              <Marked text={t(`product-landing.${page}.heading`)} mark={(part) => <Stroke>{part}</Stroke>} />
            </h1>
            <p className={css['lead']}>{t(`product-landing.${page}.lead`)}</p>
            {children}
          </div>
          {beside}
        </div>
        {below}
      </div>
    </section>
  )
}
