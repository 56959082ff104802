import { ChevronDown } from 'lucide-react'
import { Icon } from '#web/ui/primitives/Icon.tsx'
import css from './table-of-contents.module.css'

interface Entry {
  readonly id: string
  readonly title: string
}

/** Table of contents: sticky beside the text on wide screens, collapsed above it on narrow ones. */
export const TableOfContents = ({ of, label }: { of: readonly Entry[]; label: string }) => {
  const entries = (
    <ol className={css['entries']}>
      {of.map(({ id, title }) => (
        <li key={id}>
          <a href={`#${id}`}>{title}</a>
        </li>
      ))}
    </ol>
  )
  return (
    <div className={css['contents']}>
      <details className={css['folded']}>
        <summary>
          {label}
          <span className={css['count']}>{of.length}</span>
          <Icon of={ChevronDown} />
        </summary>
        <nav aria-label={label}>{entries}</nav>
      </details>
      <nav aria-label={label} className={css['beside']}>
        <p aria-hidden className={css['label']}>
          {label}
        </p>
        {entries}
      </nav>
    </div>
  )
}
