import { useEffect, useId, useState } from 'react'
import { messageKey } from '#core/kernel/message-key.ts'
import { useT } from '#web/runtime/i18n/i18n-context.ts'
import form from '#web/ui/fields/forms.module.css'
import { Button } from '#web/ui/primitives/Button.tsx'
import { maxAltLength } from '../../contract/limits.ts'
import css from './gallery.module.css'

interface AltFieldProps {
  readonly alt: string
  /** Saves a text; returns the one that somebody else has saved meanwhile, or `null`. */
  readonly onSave: (alt: string, before: string) => Promise<string | null>
}

/** Alternative text of a photo, saved when the field is left; what somebody else has saved meanwhile is shown beside it. */
export const AltField = ({ alt, onSave }: AltFieldProps) => {
  const t = useT()
  const id = useId()
  const [text, setText] = useState(alt)
  const [state, setState] = useState<'unchanged' | 'saving' | 'saved' | 'failed'>('unchanged')
  const [theirs, setTheirs] = useState<string | null>(null)
  // What was saved elsewhere replaces what nobody has changed here.
  const [before, setBefore] = useState(alt)
  useEffect(() => {
    if (alt === before) return
    setBefore(alt)
    setText((typed) => (typed === before ? alt : typed))
  }, [alt, before])

  const save = async (known: string) => {
    if (text.trim() === known || state === 'saving') return
    setState('saving')
    const conflict = await onSave(text.trim(), known).catch(() => undefined)
    setTheirs(conflict ?? null)
    setState(conflict === null ? 'saved' : conflict === undefined ? 'failed' : 'unchanged')
  }
  return (
    <div className={form['field']}>
      <label htmlFor={id}>{t('gallery.panel.alt')}</label>
      <textarea
        id={id}
        className={css['alt']}
        rows={3}
        maxLength={maxAltLength}
        value={text}
        aria-describedby={`${id}-stan`}
        onChange={({ target }) => {
          setText(target.value)
          setState('unchanged')
        }}
        onBlur={() => theirs === null && save(alt)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return
          event.preventDefault()
          void save(theirs ?? alt)
        }}
      />
      {theirs !== null && (
        <div className={css['conflict']} role="alert">
          <p>{t('gallery.panel.alt.conflict', { text: theirs })}</p>
          <div className={css['buttons']}>
            <Button
              small
              onClick={() => {
                setText(theirs)
                setTheirs(null)
              }}
            >
              {t('gallery.panel.alt.take')}
            </Button>
            <Button small onClick={() => save(theirs)}>
              {t('gallery.panel.alt.keep')}
            </Button>
          </div>
        </div>
      )}
      <span id={`${id}-stan`} className={state === 'failed' ? css['failed'] : css['hint']} role="status">
        {state === 'saved' || state === 'failed'
          ? t(messageKey('gallery.panel.alt', state))
          : text.trim() === ''
            ? t('gallery.panel.alt.hint')
            : ''}
      </span>
    </div>
  )
}
