import { type PointerEvent, useEffect, useRef, useState } from 'react'
import { useT } from '#web/runtime/i18n/i18n-context.ts'
import hidden from '#web/ui/primitives/hidden.module.css'
import css from './gallery.module.css'
import { movePhoto } from './move-photo.ts'
import { PhotoCard } from './PhotoCard.tsx'
import type { GalleryActions } from './use-gallery.ts'

/** Photos in their order, which handles and buttons change; each change is announced. */
export const PhotoGrid = ({ of: { photos, sort, describe, focusOn, remove } }: { readonly of: GalleryActions }) => {
  const t = useT()
  const ids = photos.map(({ id }) => id)
  const [announcement, setAnnouncement] = useState('')
  const list = useRef<HTMLUListElement>(null)
  const focused = useRef<string | null>(null)
  const announce = (id: string, order: readonly string[]) =>
    setAnnouncement(t('gallery.panel.moved', { n: order.indexOf(id) + 1, count: order.length }))
  const drag = useDrag(ids, (order) => {
    if (drag.dragged !== null) announce(drag.dragged, order)
    void sort(order)
  })
  // An element that changes its place in the page loses the focus.
  useEffect(() => {
    if (focused.current !== null) list.current?.querySelector<HTMLElement>(focused.current)?.focus()
    focused.current = null
  })
  const move = (id: string, to: number, by: 'left' | 'right' | 'cover') => {
    const order = movePhoto(ids, id, to)
    focused.current = `[data-photo="${id}"] [data-move="${by === 'cover' ? 'right' : by}"]`
    announce(id, order)
    void sort(order)
  }
  return (
    <>
      <ul className={css['grid']} ref={list}>
        {photos.map((photo, at) => {
          const place = drag.placeOf(photo.id)
          return (
            <li
              key={photo.id}
              className={css['card']}
              data-photo={photo.id}
              data-dragged={drag.dragged === photo.id ? '' : undefined}
              aria-label={t('gallery.panel.photo', { n: at + 1 })}
              {...(place !== undefined && { style: { order: place } })}
            >
              <PhotoCard
                photo={photo}
                at={place ?? at}
                count={photos.length}
                handle={drag.handleOf(photo.id)}
                onMove={(to, by) => move(photo.id, to, by)}
                onDescribe={(alt, before) => describe(photo.id, alt, before)}
                onFocus={(focus) => void focusOn(photo.id, focus)}
                onRemove={() => void remove(photo.id)}
              />
            </li>
          )
        })}
      </ul>
      <p role="status" className={hidden['hidden']}>
        {announcement}
      </p>
    </>
  )
}

/**
 * Lets photos be dragged by their handle, with mouse, pen or finger. While one is dragged the elements stay where they
 * are and only look moved (`placeOf` is their CSS `order`), because an element that is taken out of the page loses its
 * pointer.
 */
const useDrag = (ids: readonly string[], onDrop: (ids: readonly string[]) => unknown) => {
  const [drag, setDrag] = useState<{ readonly id: string; readonly ids: readonly string[] } | null>(null)
  const follow = ({ clientX, clientY }: PointerEvent) => {
    if (drag === null) return
    const under = document.elementFromPoint(clientX, clientY)?.closest<HTMLElement>('[data-photo]')?.dataset['photo']
    if (under !== undefined && under !== drag.id) setDrag({ ...drag, ids: movePhoto(drag.ids, drag.id, drag.ids.indexOf(under)) })
  }
  const end = (dropped: boolean) => {
    if (drag !== null && dropped && drag.ids.some((id, at) => ids[at] !== id)) onDrop(drag.ids)
    setDrag(null)
  }
  return {
    dragged: drag?.id ?? null,
    placeOf: (id: string): number | undefined => drag?.ids.indexOf(id),
    handleOf: (id: string) => ({
      onPointerDown: (event: PointerEvent) => {
        if (event.button !== 0) return
        event.preventDefault()
        event.currentTarget.setPointerCapture(event.pointerId)
        setDrag({ id, ids })
      },
      onPointerMove: follow,
      onPointerUp: () => end(true),
      onPointerCancel: () => end(false),
    }),
  }
}
