import { type PointerEvent, useState } from 'react'
import { movePhoto } from './move-photo.ts'

/**
 * Lets photos be dragged by their handle, with mouse, pen or finger. While one is dragged the elements stay where they
 * are and only look moved (`placeOf` is their CSS `order`), because an element that is taken out of the page loses its
 * pointer.
 */
export const useDrag = (ids: readonly string[], onDrop: (ids: readonly string[]) => unknown) => {
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
