import { provide } from '#core/kernel/define.ts'
import { CountPhotos } from '#core/packages/facility-limits.ts'
import type { CountStock } from '#core/packages/limit.ts'
import { Galleries } from '../domain/galleries.port.ts'

/** Counts the photos of a facility's gallery, hidden ones included. */
export const makeCountPhotos = provide(
  CountPhotos,
  { galleries: Galleries },
  ({ galleries }): CountStock =>
    (facilityId) =>
      galleries.count(facilityId),
)
