import { useRef, useState } from 'react'
import type { FocalPoint } from '#core/kernel/focal-point.ts'
import { facilityPanelApi } from '#plugins/facility-panel/contract/api.ts'
import { panel } from '#plugins/facility-panel/contract/ui.ts'
import { removeUpload, type UploadView } from '#plugins/uploads/contract/ui.ts'
import { callInBackground } from '#web/app-kit/data/call-in-background.ts'
import { fetchAnswer } from '#web/app-kit/data/fetch-answer.ts'
import { useInvalidate } from '#web/app-kit/data/use-invalidate.ts'
import { useMutation } from '#web/app-kit/data/use-mutation.ts'
import { useQuery } from '#web/app-kit/data/use-query.ts'
import { useUpdateAnswer } from '#web/app-kit/data/use-update-answer.ts'
import { useLayoutData } from '#web/app-kit/layouts/use-layout-data.ts'
import { galleryApi } from '../../contract/api.ts'
import type { GalleryPhoto, GalleryView } from '../../contract/gallery.ts'
import { isSameOrder } from './move-photo.ts'

const idsOf = ({ photos }: Pick<GalleryView, 'photos'>) => photos.map(({ id }) => id)

/**
 * Returns the gallery of the open facility and what can be done with it. Changes are sent one after another, each with
 * the newest version.
 */
export const useGallery = () => {
  const { facility } = useLayoutData(panel)
  const { id } = facility
  const { data: gallery } = useQuery(galleryApi.showGallery, { id })
  const update = useUpdateAnswer(galleryApi.showGallery, { id })
  const invalidate = useInvalidate()
  const [order, setOrder] = useState<readonly string[] | null>(null)
  const [overtaken, setOvertaken] = useState<readonly string[] | null>(null)
  const newest = useRef(gallery)
  const turn = useRef<Promise<unknown>>(Promise.resolve())
  const lastSort = useRef(0)
  if (gallery.version > newest.current.version) newest.current = gallery

  const accept = (changed: GalleryView): GalleryView => {
    newest.current = changed
    update(changed)
    return changed
  }
  const reload = async () => accept(await fetchAnswer(galleryApi.showGallery, { id }))
  const inTurn = <Result>(work: () => Promise<Result>): Promise<Result> => {
    const result = turn.current.then(work)
    turn.current = result.catch(() => undefined)
    return result
  }
  const sortMutation = useMutation(galleryApi.sortGallery, { acceptedErrors: ['error/version-conflict'] })
  const changeMutation = useMutation(galleryApi.changePhoto, { acceptedErrors: ['error/version-conflict'] })
  const addMutation = useMutation(galleryApi.addPhoto)
  const removeMutation = useMutation(galleryApi.removePhoto, { acceptedErrors: ['error/photo-not-found'] })

  /** Saves an order; when somebody else has saved another one meanwhile, that one is shown and the user chooses. */
  const sort = async (ids: readonly string[]) => {
    setOrder(ids)
    setOvertaken(null)
    const mine = ++lastSort.current
    await inTurn(async () => {
      // A later order is waiting already.
      if (mine !== lastSort.current) return
      const before = idsOf(newest.current)
      const send = async ({ version, ...known }: GalleryView) =>
        sortMutation.mutateAsync({ id, version, ids: ids.filter((one) => idsOf(known).includes(one)) })
      const saved = await send(newest.current)
      if (saved) {
        accept(saved)
        return
      }
      const theirs = await reload()
      const merged = isSameOrder(before, idsOf(theirs)) ? await send(theirs) : null
      if (merged) accept(merged)
      else setOvertaken(ids)
    }).catch(() => undefined)
    if (mine === lastSort.current) setOrder(null)
  }

  /**
   * Saves an alternative text; returns the one that somebody else has saved meanwhile, or `null` when it was saved.
   * Rejects after any other error.
   */
  const describe = (photo: string, alt: string, before: string): Promise<string | null> =>
    inTurn(async () => {
      const send = ({ version }: GalleryView) => changeMutation.mutateAsync({ id, photo, alt, version })
      const saved = await send(newest.current)
      if (saved) {
        accept(saved)
        return null
      }
      const theirs = await reload()
      const text = theirs.photos.find((one) => one.id === photo)?.alt ?? before
      if (text !== before && text !== alt) return text
      const merged = await send(theirs)
      if (!merged) return text
      accept(merged)
      return null
    })

  /** Saves a focal point over whatever others have chosen meanwhile; an error is a toast. */
  const focusOn = (photo: string, focus: FocalPoint | null) =>
    inTurn(async () => {
      const saved = await changeMutation.mutateAsync({ id, photo, focus })
      if (saved) accept(saved)
    }).catch(() => undefined)

  const remove = (photo: string) =>
    inTurn(async () => {
      const left = await removeMutation.mutateAsync({ id, photo })
      await (left ? accept(left) : reload())
      if (idsOf(newest.current).length === 0) await invalidate(facilityPanelApi.showPanel)
    }).catch(() => undefined)

  /** Adds a stored file. What the gallery refuses is removed again. */
  const add = (upload: UploadView) =>
    inTurn(async () => {
      try {
        const changed = await addMutation.mutateAsync({ id, upload_id: upload.id })
        if (changed) accept(changed)
      } catch (error) {
        void callInBackground(removeUpload, { id: upload.id }).catch(() => undefined)
        throw error
      }
      await invalidate(facilityPanelApi.showPanel)
    })

  const moved = (order ?? []).flatMap((one) => gallery.photos.find((photo) => photo.id === one) ?? [])
  const photos: readonly GalleryPhoto[] = [...moved, ...gallery.photos.filter((photo) => !moved.includes(photo))]
  return { facility, gallery, photos, overtaken, forget: () => setOvertaken(null), sort, describe, focusOn, remove, add }
}

export type GalleryActions = ReturnType<typeof useGallery>
