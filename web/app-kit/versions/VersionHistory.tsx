import { History } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { useT } from '#web/runtime/i18n/i18n-context.ts'
import { Icon } from '#web/ui/primitives/Icon.tsx'
import { ConfirmButton } from '../ConfirmButton.tsx'
import { QueryBoundary } from '../data/QueryBoundary.tsx'
import css from './version-history.module.css'

interface VersionHistoryProps {
  readonly title: string
  /** List of the versions, which are loaded when somebody opens it. */
  readonly children: ReactNode
}

/**
 * Earlier versions of a record, closed at first: `<VersionHistory title={…}><VersionList … /></VersionHistory>`, on pages
 * that list the messages `versions`.
 */
export const VersionHistory = ({ title, children }: VersionHistoryProps) => {
  const [open, setOpen] = useState(false)
  return (
    <details className={css['history']} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>
        <Icon of={History} /> {title}
      </summary>
      {open && <QueryBoundary>{children}</QueryBoundary>}
    </details>
  )
}

interface VersionItemProps {
  /** The version, and its difference to the present one. */
  readonly children: ReactNode
  /** `null` for the present version, which cannot be restored. */
  readonly restore: {
    /** Name of the button that says which version it restores. */
    readonly label: string
    /** Consequence of restoring, in the question before it is done. */
    readonly text: string
    readonly isPending: boolean
    readonly run: () => void
  } | null
}

/** A version in the list, an `ol`, with the button that restores it after a confirmation. */
export const VersionItem = ({ children, restore }: VersionItemProps) => {
  const t = useT()
  return (
    <li className={css['version']}>
      <div>{children}</div>
      {restore && (
        <ConfirmButton
          small
          title={t('versions.ask')}
          text={restore.text}
          accept={t('versions.restore')}
          aria-label={restore.label}
          aria-disabled={restore.isPending}
          onConfirm={restore.run}
        >
          {t('versions.restore')}
        </ConfirmButton>
      )}
    </li>
  )
}
