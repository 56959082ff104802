import type { ReactNode } from 'react'
import css from './card.module.css'

/** Card. With `stretched` its first heading link covers the whole card. */
export const Card = ({
  as: As = 'article',
  stretched,
  children,
}: {
  as?: 'article' | 'section' | 'li' | 'div'
  stretched?: boolean
  children: ReactNode
}) => <As className={stretched ? `${css['card']} ${css['stretched']}` : css['card']}>{children}</As>
