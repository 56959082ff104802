import { type ComponentProps, type PointerEvent, useId, useState } from 'react'
import { type FocalPoint, focalPointOf } from '#core/kernel/focal-point.ts'
import { messageKey } from '#core/kernel/message-key.ts'
import { PortalDialog } from '#web/app-kit/PortalDialog.tsx'
import { useT } from '#web/runtime/i18n/i18n-context.ts'
import dialogCss from '#web/runtime/islands/dialog.module.css'
import parts from '#web/ui/forms/parts.module.css'
import { Picture, type PictureSource } from '#web/ui/media/Picture.tsx'
import { Button } from '#web/ui/primitives/Button.tsx'
import css from './focal-point.module.css'

interface FocalPointProps {
  readonly picture: PictureSource
  /** Receives the chosen point; `null`: the usual one. */
  readonly onChange: (focus: FocalPoint | null) => void
}

/** Button that lets choose which point of a picture stays in sight where it is cropped. */
export const FocalPointButton = ({ picture, onChange, ...button }: FocalPointProps & Omit<ComponentProps<typeof Button>, 'onChange'>) => {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button {...button} onClick={() => setOpen(true)} />
      {open && <FocalPointDialog picture={picture} onChange={onChange} onClose={() => setOpen(false)} />}
    </>
  )
}

const percentOf = (at: number, from: number, length: number) => Math.round(Math.min(1, Math.max(0, (at - from) / length)) * 100)

/** Dialog with the whole picture: a press, or two sliders, say what must stay in sight; two crops show what becomes of it. */
const FocalPointDialog = ({ picture, onChange, onClose }: FocalPointProps & { readonly onClose: () => void }) => {
  const t = useT()
  const id = useId()
  const [chosen, setChosen] = useState(picture.focus ?? null)
  const focus = focalPointOf({ ...picture, focus: chosen })
  const choose = ({ currentTarget, clientX, clientY }: PointerEvent<HTMLElement>) => {
    const { left, top, width, height } = currentTarget.getBoundingClientRect()
    setChosen({ x: percentOf(clientX, left, width), y: percentOf(clientY, top, height) })
  }
  return (
    <PortalDialog labelledBy={`${id}-title`} className={`${dialogCss['dialog']} ${css['dialog']}`} onClose={onClose}>
      {(close) => (
        <>
          <h2 id={`${id}-title`} className={dialogCss['title']}>
            {t('focal-point.title')}
          </h2>
          <p>{t('focal-point.hint')}</p>
          <div className={css['both']}>
            <div
              className={css['whole']}
              onPointerDown={(event) => {
                event.preventDefault()
                event.currentTarget.setPointerCapture(event.pointerId)
                choose(event)
              }}
              onPointerMove={(event) => event.currentTarget.hasPointerCapture(event.pointerId) && choose(event)}
            >
              <Picture of={{ ...picture, focus: null }} sizes="(min-width: 700px) 420px, 90vw" />
              <span className={css['mark']} style={{ insetInlineStart: `${focus.x}%`, insetBlockStart: `${focus.y}%` }} />
            </div>
            <figure className={css['crops']}>
              <figcaption>{t('focal-point.crops')}</figcaption>
              {(['wide', 'tall'] as const).map((shape) => (
                <div key={shape} className={css[shape]}>
                  <Picture of={{ ...picture, focus }} sizes="160px" alt="" />
                </div>
              ))}
            </figure>
          </div>
          <div className={css['sliders']}>
            {(['x', 'y'] as const).map((axis) => (
              <label key={axis}>
                {t(messageKey('focal-point', axis))}
                <input
                  type="range"
                  min="0"
                  max="100"
                  value={focus[axis]}
                  aria-valuetext={`${focus[axis]}%`}
                  onChange={({ target }) => setChosen({ ...focus, [axis]: Number(target.value) })}
                />
              </label>
            ))}
          </div>
          <div className={parts['buttons']}>
            <Button
              look="main"
              onClick={() => {
                onChange(chosen)
                close()
              }}
            >
              {t('focal-point.accept')}
            </Button>
            <Button onClick={() => setChosen(null)}>{t('focal-point.reset')}</Button>
            <Button look="quiet" onClick={close}>
              {t('CANCEL')}
            </Button>
          </div>
        </>
      )}
    </PortalDialog>
  )
}
