import type { ReactNode } from 'react'
import css from '../app.module.css'

/** Short text in a card. */
export const Note = ({ children }: { readonly children: ReactNode }) => (
  <div className={css['card']}>
    <p>{children}</p>
  </div>
)
