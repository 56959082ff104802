import type { Effect } from 'effect'
import { token } from '#core/kernel/token.ts'
import type { Gallery, Photo } from './gallery.ts'

/** Repository of the galleries of facilities. Whoever writes has locked the facility. */
export interface Galleries {
  of(facilityId: string): Effect.Effect<Gallery>
  /** Returns a photo with its facility; `null` for an id that no photo has. */
  photo(id: string): Effect.Effect<(Pick<Photo, 'url' | 'alt'> & { readonly facilityId: string; readonly hidden: boolean }) | null>
  /** Hides a photo from parents or shows it again; returns whether that changed it. */
  hide(id: string, hidden: boolean): Effect.Effect<boolean>
  count(facilityId: string): Effect.Effect<number>
  /** Adds a photo as the last one. */
  add(facilityId: string, photo: Photo): Effect.Effect<void>
  /** Stores alternative text and focal point of a photo. */
  change(photo: Pick<Photo, 'id' | 'alt' | 'focus'>): Effect.Effect<void>
  /** Stores the order of all photos of a facility. */
  sort(facilityId: string, ids: readonly string[]): Effect.Effect<void>
  remove(facilityId: string, ids: readonly string[]): Effect.Effect<void>
  /** Raises the version after a change; returns it. */
  raiseVersion(facilityId: string, at: string): Effect.Effect<number>
  /** Returns facilities with photos that were deleted before a moment. */
  deletedBefore(at: string): Effect.Effect<readonly string[]>
}
export const Galleries = token<Galleries>('gallery/Galleries')

/** Finds the facility of the demo's owner. */
export interface DemoOwner {
  /** Returns an invented facility that has an owner, with the owner's account. */
  find(name: string, city: string): Effect.Effect<{ readonly facilityId: string; readonly accountId: string } | null>
}
export const DemoOwner = token<DemoOwner>('gallery/DemoOwner')
