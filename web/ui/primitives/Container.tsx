import type { ReactNode } from 'react'
import css from './container.module.css'

/** Centred column of page content, as wide as that of navigation bar and footer. */
export const Container = ({ children }: { children: ReactNode }) => <div className={css['container']}>{children}</div>
