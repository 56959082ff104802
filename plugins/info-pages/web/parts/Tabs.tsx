import { Stroke } from '#web/design/Stroke.tsx'
import css from './tabs.module.css'

interface Tab {
  readonly label: string
  readonly href: string | undefined
  readonly chosen: boolean
}

/** Pages that stand side by side, as links; the chosen one is underlined with the crayon. */
export const Tabs = ({ of, label }: { of: readonly Tab[]; label: string }) => (
  <nav aria-label={label} className={css['tabs']}>
    <ul>
      {of.map(({ label, href, chosen }) => (
        <li key={label}>
          <a href={href} aria-current={chosen ? 'page' : undefined}>
            {chosen ? <Stroke>{label}</Stroke> : label}
          </a>
        </li>
      ))}
    </ul>
  </nav>
)
