import type { ReactNode } from 'react'
import dark from './dark-surface.module.css'
import css from './section.module.css'

interface SectionProps {
  readonly colour: 'dark' | 'violet' | 'yellow'
  /** Shown as a card within a column. Default: full window width. */
  readonly card?: boolean
  /** Id of its heading. */
  readonly labelledBy: string
  /** Content to the right of the rest, below it on narrow screens. */
  readonly beside?: ReactNode
  readonly children: ReactNode
}

const classes = (...names: readonly (string | undefined | false)[]) => names.filter(Boolean).join(' ')

/** Section with one of the three brand colours as background, the same in both themes. */
export const Section = ({ colour, card, labelledBy, beside, children }: SectionProps) => (
  <section
    aria-labelledby={labelledBy}
    className={classes(css['section'], colour === 'dark' ? dark['surface'] : css[colour], card && css['card'])}
  >
    <div className={classes(css['inner'], beside !== undefined && css['two'])}>
      <div className={css['text']}>{children}</div>
      {beside}
    </div>
  </section>
)
