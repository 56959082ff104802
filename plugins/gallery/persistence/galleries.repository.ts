import { Effect } from 'effect'
import { limitSql } from '#adapters/postgres/packages/limit-sql.ts'
import { Db } from '#adapters/postgres/unit-of-work.ts'
import { facilityPhotosSlotKey, facilityProfileSlot, facilitySiteSlot, sitePhotosSection } from '#core/facilities/slots.ts'
import { provide } from '#core/kernel/define.ts'
import type { FocalPoint } from '#core/kernel/focal-point.ts'
import { isUuid } from '#core/kernel/uuid.ts'
import { facilityLimits } from '#core/packages/facility-limits.ts'
import { slotData } from '#core/plugin/slot-data.ts'
import { PhotosSlotData, type StoredPicture } from '../contract/gallery.ts'
import { DemoOwner, Galleries } from '../domain/galleries.port.ts'
import { newGallery } from '../domain/gallery.ts'

interface GalleryRow {
  readonly version: number | null
  readonly changed_at: string | null
  readonly photos: readonly {
    readonly id: string
    readonly alt: string
    readonly picture: StoredPicture
    readonly focus: FocalPoint | null
    readonly hidden: boolean
  }[]
}

/** One query, so that photos and version are of one state. */
const galleryQuery = `select
    (select v.version from gallery_version v where v.facility_id = f.id) version,
    (select to_char(v.changed_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') from gallery_version v where v.facility_id = f.id) changed_at,
    (select coalesce(jsonb_agg(jsonb_build_object('id', p.upload_id, 'alt', p.alt, 'picture', p.picture, 'focus', p.focus, 'hidden', p.hidden) order by p.sort, p.upload_id), '[]')
       from gallery_photo p where p.facility_id = f.id) photos
  from (select ?::uuid id) f`

/** Creates the PostgreSQL repository of galleries. */
export const makeGalleries = provide(
  Galleries,
  { db: Db },
  ({ db }): Galleries => ({
    of: (facilityId) =>
      isUuid(facilityId)
        ? db.rows<GalleryRow>(galleryQuery, [facilityId]).pipe(
            Effect.map(([row]) => ({
              version: row?.version ?? newGallery.version,
              changed_at: row?.changed_at ?? null,
              photos: (row?.photos ?? []).map(({ id, alt, focus, hidden, picture: { url, variants, width, height } }) => ({
                id,
                url,
                variants,
                width,
                height,
                alt,
                focus,
                ...(hidden && { hidden }),
              })),
            })),
          )
        : Effect.succeed(newGallery),
    photo: (id) =>
      isUuid(id)
        ? db
            .rows<{ url: string; alt: string; facilityId: string; hidden: boolean }>(
              `select p.picture->>'url' url, p.alt, p.facility_id "facilityId", p.hidden from gallery_photo p where p.upload_id = ?`,
              [id],
            )
            .pipe(Effect.map(([row]) => row ?? null))
        : Effect.succeed(null),
    hide: (id, hidden) =>
      db
        .rows('update gallery_photo set hidden = ? where upload_id = ? and hidden <> ? returning 1', [hidden, id, hidden])
        .pipe(Effect.map((rows) => rows.length > 0)),
    count: (facilityId) =>
      isUuid(facilityId)
        ? db
            .rows<{ photos: number }>('select count(*)::int photos from gallery_photo where facility_id = ?', [facilityId])
            .pipe(Effect.map(([row]) => row?.photos ?? 0))
        : Effect.succeed(0),
    add: (facilityId, { id, alt, focus, ...picture }) =>
      Effect.asVoid(
        db.rows(
          `insert into gallery_photo (upload_id, facility_id, picture, alt, focus, sort)
           values (?, ?, ?::jsonb, ?, ?::jsonb, (select coalesce(max(sort), 0) + 1 from gallery_photo where facility_id = ?))`,
          [id, facilityId, JSON.stringify(picture), alt, focus && JSON.stringify(focus), facilityId],
        ),
      ),
    change: ({ id, alt, focus }) =>
      Effect.asVoid(
        db.rows('update gallery_photo set alt = ?, focus = ?::jsonb where upload_id = ?', [alt, focus && JSON.stringify(focus), id]),
      ),
    sort: (facilityId, ids) =>
      Effect.asVoid(
        db.rows(
          `update gallery_photo p set sort = o.sort from jsonb_array_elements_text(?::jsonb) with ordinality o (id, sort)
          where p.upload_id = o.id::uuid and p.facility_id = ?`,
          [JSON.stringify(ids), facilityId],
        ),
      ),
    remove: (facilityId, ids) =>
      Effect.asVoid(
        db.rows('delete from gallery_photo where facility_id = ? and upload_id in (select jsonb_array_elements_text(?::jsonb)::uuid)', [
          facilityId,
          JSON.stringify(ids),
        ]),
      ),
    raiseVersion: (facilityId, at) =>
      db
        .rows<{ version: number }>(
          // A gallery that nobody has changed has version 1.
          `insert into gallery_version as v (facility_id, version, changed_at) values (?, 2, ?)
         on conflict (facility_id) do update set version = v.version + 1, changed_at = excluded.changed_at returning version`,
          [facilityId, at],
        )
        .pipe(Effect.map(([row]) => row?.version ?? 2)),
    deletedBefore: (at) =>
      db
        .rows<{ id: string }>(
          `select f.id from facility f where f.deleted_at < ? and exists (select 1 from gallery_photo p where p.facility_id = f.id)`,
          [at],
        )
        .pipe(Effect.map((rows) => rows.map(({ id }) => id))),
  }),
)

/** Creates the query for the facility of the demo's owner. */
export const makeDemoOwner = provide(
  DemoOwner,
  { db: Db },
  ({ db }): DemoOwner => ({
    find: (name, city) =>
      db
        .rows<{ facility_id: string; account_id: string }>(
          `select f.id facility_id, g.account_id from facility f join access_grant g on g.facility_id = f.id and g.role = 'owner'
          where f.made and f.name = ? and f.city = ? order by f.legacy_id limit 1`,
          [name, city],
        )
        .pipe(Effect.map(([found]) => (found ? { facilityId: found.facility_id, accountId: found.account_id } : null))),
  }),
)

const shownPhotos = `select jsonb_build_object(
      'on', (select to_char(v.changed_at at time zone 'Europe/Warsaw', 'YYYY-MM-DD') from gallery_version v where v.facility_id = f.id),
      'photos', jsonb_agg(p.picture || jsonb_build_object('alt', p.alt, 'id', p.id, 'focus', p.focus) order by p.n))
    from (select g.upload_id id, g.picture, g.alt, g.focus, g.hidden, row_number() over (order by g.sort, g.upload_id) n from gallery_photo g where g.facility_id = f.id) p
    where p.n <= coalesce((${limitSql(facilityLimits.photos)})::integer, 2147483647) and not p.hidden having count(*) > 0`

/** Slot data: the photos of a facility that its package shows, the cover first, with the day of the last change. */
export const photosOfFacility = slotData(facilityProfileSlot, facilityPhotosSlotKey, { query: shownPhotos, output: PhotosSlotData })

/** Slot data: the same photos on the facility's site. */
export const photosOfSite = slotData(facilitySiteSlot, sitePhotosSection, { query: shownPhotos, output: PhotosSlotData })
