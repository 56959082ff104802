import { implement } from '#core/plugin/implement.ts'
import { galleryApi } from './contract/api.ts'
import { AddPhoto } from './use-cases/add-photo.ts'
import { DescribePhoto } from './use-cases/describe-photo.ts'
import { RemovePhoto } from './use-cases/remove-photo.ts'
import { ShowGallery } from './use-cases/show-gallery.ts'
import { SortGallery } from './use-cases/sort-gallery.ts'

/** Endpoints of the galleries. */
export const galleryEndpoints = implement(galleryApi, {
  showGallery: ShowGallery,
  addPhoto: AddPhoto,
  sortGallery: SortGallery,
  describePhoto: DescribePhoto,
  removePhoto: RemovePhoto,
})
