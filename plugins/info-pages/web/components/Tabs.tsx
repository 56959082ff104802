import { Highlight } from '#web/ui/primitives/Highlight.tsx'
import css from './tabs.module.css'

interface Tab {
  readonly label: string
  readonly href: string | undefined
  readonly chosen: boolean
}

/** Links to sibling pages; the current one is highlighted. */
export const Tabs = ({ of, label }: { of: readonly Tab[]; label: string }) => (
  <nav aria-label={label} className={css['tabs']}>
    <ul>
      {of.map(({ label, href, chosen }) => (
        <li key={label}>
          <a href={href} aria-current={chosen ? 'page' : undefined}>
            {chosen ? <Highlight>{label}</Highlight> : label}
          </a>
        </li>
      ))}
    </ul>
  </nav>
)
