import type { ReactNode } from 'react'
import css from './band.module.css'
import night from './night.module.css'

interface Look {
  readonly colour: 'night' | 'violet' | 'yellow'
  /** A card in somebody's column; otherwise it goes from one edge of the window to the other. */
  readonly card?: boolean
  /** The id of its heading. */
  readonly labelledBy: string
  /** What stands to the right of the rest, beneath it on a narrow screen. */
  readonly beside?: ReactNode
  readonly children: ReactNode
}

const classes = (...names: readonly (string | undefined | false)[]) => names.filter(Boolean).join(' ')

/** A band of one of the house's three colours, the same in both themes. */
export const Band = ({ colour, card, labelledBy, beside, children }: Look) => (
  <section
    aria-labelledby={labelledBy}
    className={classes(css['band'], colour === 'night' ? night['night'] : css[colour], card && css['card'])}
  >
    <div className={classes(css['inner'], beside !== undefined && css['two'])}>
      <div className={css['words']}>{children}</div>
      {beside}
    </div>
  </section>
)
