import type { Effect } from 'effect'
import type { Actor } from '#core/access/actor.ts'
import { token } from '#core/kernel/token.ts'
import type { FileBody } from '#core/plugin/body-types.ts'
import type { ServedFile } from '#core/plugin/served-files.ts'
import type { ImageTooLarge, InvalidImage } from '#core/ports/pictures.ts'
import type { UploadNotFound } from './errors.ts'
import type { UploadPurpose } from './purposes.ts'
import type { UploadView } from './upload.ts'

/** Use of uploads. */
export interface Attachment {
  readonly purpose: UploadPurpose
  /** Facility of a purpose of facilities; it must be the one that the file was uploaded for. */
  readonly facilityId: string | null
  /** The record that uses them, `claims.claim:{id}`; for people who look into the table. */
  readonly subject: string
}

/**
 * Uploads for other plugins, which store their ids. An upload is *loose* until it is attached, and after it was
 * detached; loose ones are removed after a day, or when they are not kept any more. Once it is attached, an upload for a
 * facility belongs to the facility, one for a material to the platform; any other stays its uploader's, and goes with the
 * account.
 */
export interface Uploads {
  /** Returns the existing uploads in the order of the ids. Whether the caller may see private ones is for the asking plugin to decide. */
  byIds(ids: readonly string[]): Effect.Effect<readonly UploadView[]>
  /** As `byIds`, for a plugin that serves the files below a path of its own. */
  byIdsAt(ids: readonly string[], urlOf: (id: string, file: string) => string): Effect.Effect<readonly UploadView[]>
  /** Returns a file of an upload by its name for a plugin that serves it, and has checked who asks; `null` where there is none. */
  servedFile(id: string, file: string): Effect.Effect<ServedFile | null>
  /**
   * Attaches uploads of the actor, in the running transaction; returns them in the order of the ids. Fails without any
   * effect unless each was uploaded by the actor for this purpose and facility and was never attached before.
   */
  attach(actor: Actor, ids: readonly string[], to: Attachment): Effect.Effect<readonly UploadView[], UploadNotFound>
  /** Detaches uploads, in the running transaction; they are removed a day later, so that pages in caches still show them. */
  detach(ids: readonly string[]): Effect.Effect<void>
  /**
   * Stores loose uploads of an account until a moment, in the running transaction, for a text that names them and was not
   * sent yet; `null`: as long as others. What is no such upload is ignored.
   */
  keep(accountId: string, ids: readonly string[], until: Date | null): Effect.Effect<void>
  /** Changes the alternative text of a picture, in the running transaction; the asking plugin checks that the actor may. */
  describe(id: string, alt: string): Effect.Effect<void>
  /** Returns an address of a file that works without signing in, for so many minutes; `null` where there is no such upload. */
  signedUrl(id: string, minutes: number): Effect.Effect<string | null>
  /** Returns the file itself, the largest of a picture; for a plugin that changes it before it is shown, for instance by a watermark. */
  content(id: string): Effect.Effect<FileBody, UploadNotFound>
  /**
   * Removes uploads, in the running transaction; their files follow within a minute. For what is to disappear at once:
   * personal data, evidence.
   */
  remove(ids: readonly string[]): Effect.Effect<void>
  /**
   * Stores a file that came with a form of another plugin, or that the plugin has made, which attaches it: as `POST
   * /api/v1/upload`, loose, but not counted as such. Whoever stores for a facility has checked that the account may.
   */
  store(
    accountId: string,
    upload:
      | { readonly purpose: 'avatar' | 'material' | 'proof' | 'opinion_photo'; readonly file: FileBody }
      | { readonly purpose: 'gallery' | 'employee' | 'news'; readonly facilityId: string; readonly file: FileBody },
  ): Effect.Effect<UploadView, InvalidImage | ImageTooLarge>
  /**
   * Stores, as it is, a photo that another plugin has made and kept until now, under the id of its address, attached.
   * Storing it again changes nothing.
   */
  takeOver(photo: {
    readonly id: string
    readonly accountId: string
    readonly subject: string
    readonly webp: Uint8Array
  }): Effect.Effect<void>
}
export const Uploads = token<Uploads>('uploads/Uploads')
