import css from './view-links.module.css'

interface ViewLinksProps {
  /** Names the links for screen readers. */
  readonly label: string
  /** Key of the open view. */
  readonly current: string
  readonly links: readonly { readonly key: string; readonly href: string; readonly label: string }[]
}

/** The views of a page side by side, above the filters of the open one. */
export const ViewLinks = ({ label, current, links }: ViewLinksProps) => (
  <nav aria-label={label}>
    <ul className={css['views']}>
      {links.map(({ key, href, label }) => (
        <li key={key}>
          <a href={href} aria-current={key === current ? 'true' : undefined}>
            {label}
          </a>
        </li>
      ))}
    </ul>
  </nav>
)
