import { ArrowLeft, ArrowRight, EyeOff, Focus, GripVertical, Star, Trash2 } from 'lucide-react'
import { type PointerEventHandler, useEffect, useId, useState } from 'react'
import type { FocalPoint } from '#core/kernel/focal-point.ts'
import { messageKey } from '#core/kernel/message-key.ts'
import { ConfirmButton } from '#web/app-kit/ConfirmButton.tsx'
import { FocalPointButton } from '#web/app-kit/files/FocalPointButton.tsx'
import { useT } from '#web/runtime/i18n/i18n-context.ts'
import form from '#web/ui/fields/forms.module.css'
import { Picture } from '#web/ui/media/Picture.tsx'
import { Badge } from '#web/ui/primitives/Badge.tsx'
import { Button } from '#web/ui/primitives/Button.tsx'
import { Icon } from '#web/ui/primitives/Icon.tsx'
import type { GalleryPhoto } from '../../contract/gallery.ts'
import { maxAltLength } from '../../contract/limits.ts'
import css from './gallery.module.css'

interface PhotoCardProps {
  readonly photo: GalleryPhoto
  /** Its place, from 0. */
  readonly at: number
  readonly count: number
  readonly handle: Readonly<Record<'onPointerDown' | 'onPointerMove' | 'onPointerUp' | 'onPointerCancel', PointerEventHandler>>
  readonly onMove: (to: number, by: 'left' | 'right' | 'cover') => void
  readonly onDescribe: (alt: string, before: string) => Promise<string | null>
  readonly onFocus: (focus: FocalPoint | null) => void
  readonly onRemove: () => void
}

/** A photo of the gallery: its place, its text, and what can be done with it. */
export const PhotoCard = ({ photo, at, count, handle, onMove, onDescribe, onFocus, onRemove }: PhotoCardProps) => {
  const t = useT()
  const n = at + 1
  const isLast = n === count
  return (
    <>
      <div className={css['picture']} data-hidden={photo.visible ? undefined : ''}>
        <Picture
          of={photo}
          sizes="(min-width: 1100px) 260px, (min-width: 600px) 40vw, 90vw"
          alt={photo.alt || t('gallery.panel.photo', { n })}
        />
        <div className={css['marks']}>
          {at === 0 && (
            <span className={css['mark']}>
              <Badge tone="star" icon={Star}>
                {t('gallery.panel.cover')}
              </Badge>
            </span>
          )}
          {!photo.visible && (
            <span className={css['mark']}>
              <Badge tone="warn" icon={EyeOff}>
                {t('gallery.panel.hidden')}
              </Badge>
            </span>
          )}
        </div>
        {count > 1 && (
          <span className={css['handle']} aria-hidden {...handle}>
            <Icon of={GripVertical} large />
          </span>
        )}
      </div>
      <div className={css['tools']}>
        <Button
          small
          look="quiet"
          data-move="left"
          aria-disabled={at === 0}
          onClick={() => at > 0 && onMove(at - 1, 'left')}
          aria-label={t('gallery.panel.left', { n })}
        >
          <Icon of={ArrowLeft} large />
        </Button>
        <Button
          small
          look="quiet"
          data-move="right"
          aria-disabled={isLast}
          onClick={() => !isLast && onMove(at + 1, 'right')}
          aria-label={t('gallery.panel.right', { n })}
        >
          <Icon of={ArrowRight} large />
        </Button>
        {at > 0 && (
          <Button small look="quiet" onClick={() => onMove(0, 'cover')} aria-label={t('gallery.panel.make-cover', { n })}>
            <Icon of={Star} large />
          </Button>
        )}
        <FocalPointButton small look="quiet" picture={photo} onChange={onFocus} aria-label={t('gallery.panel.focus', { n })}>
          <Icon of={Focus} large />
        </FocalPointButton>
        <span className={css['last']}>
          <ConfirmButton
            danger
            small
            look="quiet"
            title={t('gallery.panel.remove.title', { n })}
            text={t('gallery.panel.remove.text')}
            accept={t('gallery.panel.remove')}
            aria-label={t('gallery.panel.remove.label', { n })}
            onConfirm={onRemove}
          >
            <Icon of={Trash2} large />
          </ConfirmButton>
        </span>
      </div>
      <AltField alt={photo.alt} onSave={onDescribe} />
    </>
  )
}

interface AltFieldProps {
  readonly alt: string
  /** Saves a text; returns the one that somebody else has saved meanwhile, or `null`. */
  readonly onSave: (alt: string, before: string) => Promise<string | null>
}

/** Alternative text of a photo, saved when the field is left; what somebody else has saved meanwhile is shown beside it. */
const AltField = ({ alt, onSave }: AltFieldProps) => {
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
