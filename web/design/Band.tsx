import type { ReactNode } from 'react'
import css from './band.module.css'
import night from './night.module.css'

interface Look {
  readonly colour: 'night' | 'violet' | 'yellow'
  /** A card in somebody's column; otherwise it goes from one edge of the window to the other. */
  readonly card?: boolean
  /** The id of its heading. */
  readonly labelledBy: string
  readonly children: ReactNode
}

/** A band of one of the house's three colours, the same in both themes. */
export const Band = ({ colour, card, labelledBy, children }: Look) => (
  <section
    aria-labelledby={labelledBy}
    className={[css['band'], colour === 'night' ? night['night'] : css[colour], card && css['card']].filter(Boolean).join(' ')}
  >
    <div className={css['inner']}>{children}</div>
  </section>
)
