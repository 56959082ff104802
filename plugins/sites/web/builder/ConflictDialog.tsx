import { useEffect, useRef } from 'react'
import { useT } from '#web/runtime/i18n/i18n-context.ts'
import dialogCss from '#web/runtime/islands/dialog.module.css'
import { Button } from '#web/ui/primitives/Button.tsx'
import { differencesOf } from '../../contract/differences.ts'
import type { SiteContent } from '../../contract/site.ts'
import css from './builder.module.css'
import { Differences } from './Differences.tsx'

interface ConflictDialogProps {
  /** Titles of the pages that both have changed. */
  readonly pages: readonly string[]
  readonly mine: SiteContent
  readonly theirs: SiteContent
  readonly onResolve: (choice: 'mine' | 'theirs') => void
}

/** Asks whose pages stay where somebody else has changed the same ones; pages of one side alone are merged already. */
const ConflictDialog = ({ pages, mine, theirs, onResolve }: ConflictDialogProps) => {
  const t = useT()
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => dialog.current?.showModal(), [])
  return (
    <dialog ref={dialog} className={dialogCss['dialog']} aria-labelledby="spor" onCancel={(event) => event.preventDefault()}>
      <div className={css['dialog']}>
        <h2 id="spor" className={dialogCss['title']}>
          {t('sites.builder.conflict')}
        </h2>
        <p>{t('sites.builder.conflict.text')}</p>
        <ul>
          {pages.map((title) => (
            <li key={title}>{title}</li>
          ))}
        </ul>
        <p>{t('sites.builder.conflict.differences')}</p>
        <Differences of={differencesOf(theirs, mine)} />
        <div className={css['buttons']}>
          <Button look="main" onClick={() => onResolve('mine')}>
            {t('sites.builder.conflict.mine')}
          </Button>
          <Button onClick={() => onResolve('theirs')}>{t('sites.builder.conflict.theirs')}</Button>
        </div>
      </div>
    </dialog>
  )
}

/** For `lazy`. */
export default ConflictDialog
