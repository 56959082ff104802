import type { ReactNode } from 'react'
import css from './wide.module.css'

/** The column every page stands in, as wide as the navbar's and the footer's. */
export const Wide = ({ children }: { children: ReactNode }) => <div className={css['wide']}>{children}</div>
