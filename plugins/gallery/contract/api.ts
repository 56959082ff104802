import { InsufficientPermissions } from '#core/access/access-errors.ts'
import { FacilityNotFound } from '#core/facilities/facility-not-found.ts'
import { route } from '#core/plugin/route.ts'
import { defineApi } from '#core/plugin/route-definition.ts'
import { UploadNotFound } from '#plugins/uploads/contract/errors.ts'
import { PhotoLimitReached, PhotoNotFound } from './errors.ts'
import { ByFacility, ByPhoto, GalleryView, NewPhoto, PhotoChanges, PhotoOrder } from './gallery.ts'

const gallery = '/api/v1/facility/list/:id/gallery'
const own = [InsufficientPermissions, FacilityNotFound] as const

/** HTTP API of the galleries of facilities (decisions §10 and §11, feature OW-07). */
export const galleryApi = defineApi({
  showGallery: route.get(gallery, {
    summary: 'Returns the photos of a facility in their order, with those that the package hides, and how many it allows.',
    input: ByFacility,
    output: GalleryView,
    access: 'user',
    errors: [...own],
  }),
  addPhoto: route.post(gallery, {
    summary:
      'Adds a picture that the user has uploaded for the gallery of this facility, as its last photo. Adding it again changes nothing.',
    input: NewPhoto,
    output: GalleryView,
    access: 'user',
    errors: [...own, UploadNotFound, PhotoLimitReached],
  }),
  sortGallery: route.post(`${gallery}/sort`, {
    summary: 'Puts the photos in another order; the first one is the cover, those that are not named come last.',
    input: PhotoOrder,
    output: GalleryView,
    access: 'user',
    version: true,
    errors: [...own, PhotoNotFound],
  }),
  changePhoto: route.patch(`${gallery}/:photo`, {
    summary: 'Changes the alternative text of a photo, and the point that stays in sight where it is cropped.',
    input: PhotoChanges,
    output: GalleryView,
    access: 'user',
    version: true,
    errors: [...own, PhotoNotFound],
  }),
  removePhoto: route.delete(`${gallery}/:photo`, {
    summary: 'Removes a photo; its files follow a day later. Returns the others.',
    input: ByPhoto,
    output: GalleryView,
    access: 'user',
    errors: [...own, PhotoNotFound],
  }),
})
