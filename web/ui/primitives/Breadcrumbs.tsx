import { ChevronRight } from 'lucide-react'
import type { Crumb } from '#web/runtime/page-head.ts'
import css from './breadcrumbs.module.css'
import { Icon } from './Icon.tsx'

/** Breadcrumbs; the last one is the page itself and no link. */
export const Breadcrumbs = ({ label, crumbs }: { label: string; crumbs: readonly Crumb[] }) => (
  <nav aria-label={label} className={css['breadcrumbs']}>
    <ol className={css['list']}>
      {crumbs.map(({ label, href }, n) => (
        <li key={href ?? label} className={css['step']}>
          {n > 0 && <Icon of={ChevronRight} look={css['arrow']} />}
          {href !== undefined && n < crumbs.length - 1 ? (
            <a href={href}>{label}</a>
          ) : (
            <span aria-current={n === crumbs.length - 1 ? 'page' : undefined}>{label}</span>
          )}
        </li>
      ))}
    </ol>
  </nav>
)
