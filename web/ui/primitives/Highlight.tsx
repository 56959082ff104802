import type { ReactNode } from 'react'
import css from './highlight.module.css'

/** Crayon stroke under the most important word of a page; use it once per screen. */
export const Highlight = ({ children }: { children: ReactNode }) => (
  <span className={css['word']}>
    {children}
    <svg className={css['stroke']} viewBox="0 0 200 24" preserveAspectRatio="none" aria-hidden focusable="false">
      <path d="M4 13C40 7 120 4 197 6L110 11C70 13 42 15 22 19 70 14 130 13 180 16" />
    </svg>
  </span>
)
