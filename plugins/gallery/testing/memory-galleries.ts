import { Effect } from 'effect'
import { makeTable } from '#adapters/memory/recoverable.ts'
import type { Galleries } from '../domain/galleries.port.ts'
import { type Gallery, newGallery } from '../domain/gallery.ts'

/** Creates an in-memory repository of galleries; `deleted` are the moments at which facilities were deleted. */
export const makeMemoryGalleries = () => {
  const table = makeTable<Gallery>()
  const deleted = new Map<string, string>()
  const of = (facilityId: string) => table.rows.get(facilityId) ?? newGallery
  const change = (facilityId: string, photosOf: (photos: Gallery['photos']) => Gallery['photos']) =>
    Effect.sync(() => void table.rows.set(facilityId, { ...of(facilityId), photos: photosOf(of(facilityId).photos) }))
  const galleries: Galleries = {
    of: (facilityId) => Effect.sync(() => of(facilityId)),
    photo: (id) =>
      Effect.sync(() => {
        for (const [facilityId, { photos }] of table.rows) {
          const photo = photos.find((one) => one.id === id)
          if (photo) return { facilityId, url: photo.url, alt: photo.alt, hidden: photo.hidden ?? false }
        }
        return null
      }),
    hide: (id, hidden) =>
      Effect.sync(() => {
        for (const [facilityId, gallery] of table.rows) {
          if (!gallery.photos.some((photo) => photo.id === id && (photo.hidden ?? false) !== hidden)) continue
          const shown = ({ hidden: _, ...photo }: Gallery['photos'][number]) => photo
          const photos = gallery.photos.map((photo) => (photo.id === id ? { ...shown(photo), ...(hidden && { hidden }) } : photo))
          table.rows.set(facilityId, { ...gallery, photos })
          return true
        }
        return false
      }),
    count: (facilityId) => Effect.sync(() => of(facilityId).photos.length),
    add: (facilityId, photo) => change(facilityId, (photos) => [...photos, photo]),
    describe: (photoId, alt) =>
      Effect.sync(() => {
        for (const [id, gallery] of table.rows)
          table.rows.set(id, { ...gallery, photos: gallery.photos.map((photo) => (photo.id === photoId ? { ...photo, alt } : photo)) })
      }),
    sort: (facilityId, ids) => change(facilityId, (photos) => photos.toSorted((one, other) => ids.indexOf(one.id) - ids.indexOf(other.id))),
    remove: (facilityId, ids) => change(facilityId, (photos) => photos.filter(({ id }) => !ids.includes(id))),
    raiseVersion: (facilityId, at) =>
      Effect.sync(() => {
        const version = of(facilityId).version + 1
        table.rows.set(facilityId, { ...of(facilityId), version, changed_at: at })
        return version
      }),
    deletedBefore: (at) =>
      Effect.sync(() => [...table.rows].flatMap(([id, { photos }]) => (photos.length > 0 && (deleted.get(id) ?? at) < at ? [id] : []))),
  }
  return { galleries, deleted, snapshot: table.snapshot }
}
