import type { ReactNode } from 'react'
import css from './card.module.css'

/**
 * Card. With `stretched` its first heading link covers the whole card. `facility` is the id of the facility that it
 * shows, by which layout scripts of plugins find it.
 */
export const Card = ({
  as: As = 'article',
  stretched,
  facility,
  children,
}: {
  as?: 'article' | 'section' | 'li' | 'div'
  stretched?: boolean
  facility?: string
  children: ReactNode
}) => (
  <As className={stretched ? `${css['card']} ${css['stretched']}` : css['card']} data-facility={facility}>
    {children}
  </As>
)
