import { pageTags } from '#core/kernel/page-tags.ts'
import { reportable } from '#core/moderation/reportable.ts'
import { facilityLimits } from '#core/packages/facility-limits.ts'
import { LimitChanged } from '#core/packages/limit-changed.ts'
import { cacheInvalidation } from '#core/plugin/cache-invalidations.ts'
import { definePlugin } from '#core/plugin/define-plugin.ts'
import { implement } from '#core/plugin/implement.ts'
import { every } from '#core/plugin/jobs.ts'
import { galleryApi } from './contract/api.ts'
import { GalleryChanged } from './contract/events.ts'
import en from './messages/en.json' with { type: 'json' }
import pl from './messages/pl.json' with { type: 'json' }
import ua from './messages/ua.json' with { type: 'json' }
import { gallery } from './migrations/20261201090000-gallery.ts'
import { hiddenPhotos } from './migrations/20261213090000-gallery-hidden-photos.ts'
import { galleryCovers } from './migrations/20261215100000-gallery-covers.ts'
import { focalPoints } from './migrations/20270122090100-gallery.ts'
import { makeDemoOwner, makeGalleries, photosOfFacility, photosOfSite } from './persistence/galleries.repository.ts'
import { GalleryVersionTable, PhotoTable } from './persistence/tables.ts'
import { photosToday } from './persistence/today.query.ts'
import { makeCountPhotos } from './services/gallery.ts'
import { ReportedPhotos } from './services/reported-photos.ts'
import { ClearGalleries } from './use-cases/clear-galleries.ts'
import { AddPhoto, ChangePhoto, RemovePhoto, ShowGallery, SortGallery } from './use-cases/gallery.ts'
import { SeedGalleryDemo } from './use-cases/seed-demo.ts'

/** Photos of facilities: owners order and describe them in their panel, profiles show as many as the package allows. */
export const plugin = definePlugin({
  name: 'gallery',
  dependsOn: ['uploads', 'facility-panel'],
  migrations: [gallery, hiddenPhotos, galleryCovers, focalPoints],
  tables: [PhotoTable, GalleryVersionTable],
  providers: [makeGalleries, makeDemoOwner, makeCountPhotos],
  endpoints: implement(galleryApi, [ShowGallery, AddPhoto, SortGallery, ChangePhoto, RemovePhoto]),
  slotData: [photosOfFacility, photosOfSite],
  cacheInvalidations: [
    cacheInvalidation(GalleryChanged, ({ facilityId }) => [pageTags.facility(facilityId)]),
    // Another limit shows or hides photos of any facility.
    cacheInvalidation(LimitChanged, ({ limit }) => (limit === facilityLimits.photos.key ? [pageTags.all] : [])),
  ],
  reportables: [reportable('photo', { label: 'gallery.reported', acts: ['hide', 'restore'], things: ReportedPhotos })],
  jobs: [every({ at: '03:20' }, ClearGalleries)],
  demoSeed: SeedGalleryDemo,
  siteSections: [{ kind: 'gallery', name: 'gallery.site.title', editedAt: 'facility_gallery' }],
  facilityToday: [photosToday],
  messages: { pl, ua, en },
})
