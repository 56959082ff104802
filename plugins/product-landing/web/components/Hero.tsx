import type { ReactNode } from 'react'
import { messageKey } from '#core/kernel/message-key.ts'
import { useT } from '#web/runtime/i18n/i18n-context.ts'
import dark from '#web/ui/primitives/dark-surface.module.css'
import { Highlight } from '#web/ui/primitives/Highlight.tsx'
import { TextWithHighlight } from '#web/ui/primitives/TextWithHighlight.tsx'
import css from './hero.module.css'
import { PageNav } from './PageNav.tsx'

interface HeroProps {
  /** Page whose `heading` and `lead` are shown. */
  readonly page: 'overview' | 'functions' | 'price-list'
  /** Content to the right of the text, below it on narrow screens. */
  readonly beside?: ReactNode
  /** Content below the text. */
  readonly children?: ReactNode
  /** Content below everything, over the full width. */
  readonly below?: ReactNode
}

/** Dark first section of each page: navigation, heading, lead, actions. */
export const Hero = ({ page, beside, children, below }: HeroProps) => {
  const t = useT()
  return (
    <section data-night className={`${dark['surface']} ${css['hero']}`}>
      <div className={css['inner']}>
        <PageNav />
        <div className={beside === undefined ? css['plain'] : css['two']}>
          <div className={css['words']}>
            <h1 className={css['title']}>
              <TextWithHighlight
                text={t(messageKey('product-landing', page, 'heading'))}
                highlight={(part) => <Highlight>{part}</Highlight>}
              />
            </h1>
            <p className={css['lead']}>{t(messageKey('product-landing', page, 'lead'))}</p>
            {children}
          </div>
          {beside}
        </div>
        {below}
      </div>
    </section>
  )
}
