import type { CountStock } from '#core/packages/limit.ts'
import type { Galleries } from '../domain/galleries.port.ts'

/** Counts the photos of a facility's gallery, hidden ones included. */
export const makeCountPhotos =
  ({ galleries }: { readonly galleries: Galleries }): CountStock =>
  (facilityId) =>
    galleries.count(facilityId)
