import { Db } from '#adapters/postgres/unit-of-work.ts'
import { Grants } from '#core/access/grants.port.ts'
import { Facilities } from '#core/facilities/facilities.port.ts'
import { FacilityCovers } from '#core/facilities/facility-covers.port.ts'
import { KnownFacilities } from '#core/facilities/known-facilities.port.ts'
import { pageTags } from '#core/kernel/page-tags.ts'
import { reportable } from '#core/moderation/reportable.ts'
import { CountPhotos, facilityLimits } from '#core/packages/facility-limits.ts'
import { LimitChanged } from '#core/packages/limit-changed.ts'
import { Limits } from '#core/packages/limits.port.ts'
import { cacheInvalidation } from '#core/plugin/cache-invalidations.ts'
import { definePlugin } from '#core/plugin/define-plugin.ts'
import { every } from '#core/plugin/jobs.ts'
import { Audit } from '#core/ports/audit.ts'
import { Clock } from '#core/ports/clock.ts'
import { Events } from '#core/ports/events.ts'
import { Pictures } from '#core/ports/pictures.ts'
import { Transaction } from '#core/ports/transaction.ts'
import { Uploads } from '#plugins/uploads/contract/queries.ts'
import { GalleryChanged } from './contract/events.ts'
import { DemoOwner } from './domain/demo-owner.port.ts'
import { Galleries } from './domain/galleries.port.ts'
import { galleryEndpoints } from './endpoints.ts'
import en from './messages/en.json' with { type: 'json' }
import pl from './messages/pl.json' with { type: 'json' }
import ua from './messages/ua.json' with { type: 'json' }
import { gallery } from './migrations/20261201090000-gallery.ts'
import { hiddenPhotos } from './migrations/20261213090000-gallery-hidden-photos.ts'
import { galleryCovers } from './migrations/20261215100000-gallery-covers.ts'
import { makeDemoOwner } from './persistence/demo-owner.query.ts'
import { makeGalleries } from './persistence/galleries.repository.ts'
import { photosOfFacility } from './persistence/photos.part.ts'
import { GalleryVersionTable, PhotoTable } from './persistence/tables.ts'
import { makeCountPhotos } from './services/count-photos.ts'
import { makeOpenGallery, OpenGallery } from './services/open-gallery.ts'
import { makeRecordChange, RecordChange } from './services/record-change.ts'
import { makeReportedPhotos, ReportedPhotos } from './services/reported-photos.ts'
import { makeViewGallery, ViewGallery } from './services/view-gallery.ts'
import { AddPhoto, makeAddPhoto } from './use-cases/add-photo.ts'
import { ClearGalleries, makeClearGalleries } from './use-cases/clear-galleries.ts'
import { DescribePhoto, makeDescribePhoto } from './use-cases/describe-photo.ts'
import { makeRemovePhoto, RemovePhoto } from './use-cases/remove-photo.ts'
import { makeSeedGalleryDemo, SeedGalleryDemo } from './use-cases/seed-demo.ts'
import { makeShowGallery, ShowGallery } from './use-cases/show-gallery.ts'
import { makeSortGallery, SortGallery } from './use-cases/sort-gallery.ts'

/** Photos of facilities: owners order and describe them in their panel, profiles show as many as the package allows. */
export const plugin = definePlugin({
  name: 'gallery',
  dependsOn: ['uploads', 'facility-panel'],
  migrations: [gallery, hiddenPhotos, galleryCovers],
  tables: [PhotoTable, GalleryVersionTable],
  bindings: (bind) => {
    bind(Galleries, makeGalleries, { db: Db })
    bind(DemoOwner, makeDemoOwner, { db: Db })
    bind(CountPhotos, makeCountPhotos, { galleries: Galleries })
    bind(OpenGallery, makeOpenGallery, { facilities: Facilities, galleries: Galleries })
    bind(ViewGallery, makeViewGallery, { galleries: Galleries, limits: Limits })
    bind(RecordChange, makeRecordChange, {
      galleries: Galleries,
      facilityCovers: FacilityCovers,
      audit: Audit,
      events: Events,
      clock: Clock,
    })

    const change = { openGallery: OpenGallery, galleries: Galleries, recordChange: RecordChange, viewGallery: ViewGallery }
    const writing = { ...change, transaction: Transaction }
    bind(ShowGallery, makeShowGallery, { knownFacilities: KnownFacilities, viewGallery: ViewGallery })
    bind(AddPhoto, makeAddPhoto, { ...writing, limits: Limits, uploads: Uploads })
    bind(SortGallery, makeSortGallery, writing)
    bind(DescribePhoto, makeDescribePhoto, writing)
    bind(RemovePhoto, makeRemovePhoto, { ...writing, uploads: Uploads })
    bind(ClearGalleries, makeClearGalleries, {
      galleries: Galleries,
      uploads: Uploads,
      recordChange: RecordChange,
      clock: Clock,
      transaction: Transaction,
    })
    bind(ReportedPhotos, makeReportedPhotos, {
      galleries: Galleries,
      facilities: Facilities,
      knownFacilities: KnownFacilities,
      grants: Grants,
      recordChange: RecordChange,
      transaction: Transaction,
    })
    bind(SeedGalleryDemo, makeSeedGalleryDemo, {
      demoOwner: DemoOwner,
      galleries: Galleries,
      uploads: Uploads,
      pictures: Pictures,
      addPhoto: AddPhoto,
    })
  },
  endpoints: galleryEndpoints,
  slotData: [photosOfFacility],
  cacheInvalidations: [
    cacheInvalidation(GalleryChanged, ({ facilityId }) => [pageTags.facility(facilityId)]),
    // Another limit shows or hides photos of any facility.
    cacheInvalidation(LimitChanged, ({ limit }) => (limit === facilityLimits.photos.key ? [pageTags.all] : [])),
  ],
  reportables: [reportable('photo', { label: 'gallery.reported', acts: ['hide', 'restore'], things: ReportedPhotos })],
  jobs: [every({ at: '03:20' }, ClearGalleries)],
  demoSeed: SeedGalleryDemo,
  messages: { pl, ua, en },
})
