import { useEffect, useRef } from 'react'
import { useT } from '#web/runtime/i18n/i18n-context.ts'
import dialogCss from '#web/runtime/islands/dialog.module.css'
import { Button } from '#web/ui/primitives/Button.tsx'
import css from './builder.module.css'
import { useBuilder } from './state/builder-context.ts'

/** Asks whose pages stay where somebody else has changed the same ones; pages of one side alone are merged already. */
const ConflictDialog = () => {
  const t = useT()
  const { draft } = useBuilder()
  const dialog = useRef<HTMLDialogElement>(null)
  const { conflict } = draft
  useEffect(() => {
    if (conflict) dialog.current?.showModal()
  }, [conflict])
  if (!conflict) return null
  return (
    <dialog ref={dialog} className={dialogCss['dialog']} aria-labelledby="spor" onCancel={(event) => event.preventDefault()}>
      <div className={css['dialog']}>
        <h2 id="spor" className={dialogCss['title']}>
          {t('sites.builder.conflict')}
        </h2>
        <p>{t('sites.builder.conflict.text')}</p>
        <ul>
          {conflict.conflicts.map((title) => (
            <li key={title}>{title}</li>
          ))}
        </ul>
        <div className={css['buttons']}>
          <Button look="main" onClick={() => draft.resolve('mine')}>
            {t('sites.builder.conflict.mine')}
          </Button>
          <Button onClick={() => draft.resolve('theirs')}>{t('sites.builder.conflict.theirs')}</Button>
        </div>
      </div>
    </dialog>
  )
}

/** For `lazy`. */
export default ConflictDialog
