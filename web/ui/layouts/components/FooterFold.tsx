import type { ReactNode } from 'react'
import css from './footer.module.css'

/** Group of the footer under its title: folded on phones, so that what the page says is longer than its foot. */
export const FooterFold = ({ title, children }: { readonly title: string; readonly children: ReactNode }) => (
  <details className={css['fold']}>
    <summary>
      <h2 className={css['title']}>{title}</h2>
    </summary>
    {children}
  </details>
)
