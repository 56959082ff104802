import { type ReactNode, useEffect, useRef } from 'react'
import css from './filter-links.module.css'

interface FilterLinksProps {
  /** Names the links for screen readers. */
  readonly label: string
  /** Key of the link that is chosen. */
  readonly current: string
  readonly links: readonly { readonly key: string; readonly href: string; readonly label: ReactNode; readonly count?: number }[]
}

/** Filter of a list as links, each with the number of its items: rows on wide screens, one row that scrolls on phones. */
export const FilterLinks = ({ label, current, links }: FilterLinksProps) => {
  const row = useRef<HTMLUListElement>(null)
  useEffect(() => {
    const list = row.current
    const link = row.current?.querySelector<HTMLElement>(`[data-filter='${current}']`)
    // Scrolls the row alone, never the page.
    if (list && link) list.scrollLeft = link.offsetLeft - list.offsetLeft - (list.clientWidth - link.clientWidth) / 2
  }, [current])
  return (
    <nav aria-label={label} className={css['filter']}>
      <ul className={css['row']} ref={row}>
        {links.map(({ key, href, label, count }) => (
          <li key={key} data-filter={key}>
            <a href={href} aria-current={key === current ? 'true' : undefined}>
              {label} {count !== undefined && <b>{count}</b>}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
