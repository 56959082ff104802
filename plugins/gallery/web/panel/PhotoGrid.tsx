import { useEffect, useRef, useState } from 'react'
import { useT } from '#web/runtime/i18n/i18n-context.ts'
import hidden from '#web/ui/primitives/hidden.module.css'
import css from './gallery.module.css'
import { movePhoto } from './move-photo.ts'
import { PhotoCard } from './PhotoCard.tsx'
import { useDrag } from './use-drag.ts'
import type { GalleryActions } from './use-gallery.ts'

/** Photos in their order, which handles and buttons change; each change is announced. */
export const PhotoGrid = ({ of: { photos, sort, describe, remove } }: { readonly of: GalleryActions }) => {
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
