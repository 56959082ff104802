import { ArrowLeft, ArrowRight, EyeOff, GripVertical, Star, Trash2 } from 'lucide-react'
import type { PointerEventHandler } from 'react'
import { ConfirmButton } from '#web/app-kit/ConfirmButton.tsx'
import { useT } from '#web/runtime/i18n/i18n-context.ts'
import { Picture } from '#web/ui/media/Picture.tsx'
import { Badge } from '#web/ui/primitives/Badge.tsx'
import { Button } from '#web/ui/primitives/Button.tsx'
import { Icon } from '#web/ui/primitives/Icon.tsx'
import type { GalleryPhoto } from '../../contract/gallery.ts'
import { AltField } from './AltField.tsx'
import css from './gallery.module.css'

interface PhotoCardProps {
  readonly photo: GalleryPhoto
  /** Its place, from 0. */
  readonly at: number
  readonly count: number
  readonly handle: Readonly<Record<'onPointerDown' | 'onPointerMove' | 'onPointerUp' | 'onPointerCancel', PointerEventHandler>>
  readonly onMove: (to: number, by: 'left' | 'right' | 'cover') => void
  readonly onDescribe: (alt: string, before: string) => Promise<string | null>
  readonly onRemove: () => void
}

/** A photo of the gallery: its place, its text, and what can be done with it. */
export const PhotoCard = ({ photo, at, count, handle, onMove, onDescribe, onRemove }: PhotoCardProps) => {
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
        <span className={css['last']}>
          <ConfirmButton
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
