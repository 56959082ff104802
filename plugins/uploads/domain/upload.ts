import type { UploadKind, UploadPurpose } from '../contract/purposes.ts'

/** Stored upload. Times: ISO 8601 UTC. */
export interface Upload {
  readonly id: string
  /** Uploader; `null` once it belongs to a facility or to the platform. */
  readonly account_id: string | null
  readonly facility_id: string | null
  readonly purpose: UploadPurpose
  readonly kind: UploadKind
  readonly mime: string
  readonly name: string
  readonly alt: string
  /** Bytes of the main file. */
  readonly size: number
  /** Size of the largest picture among the files, pixels: of the picture itself, or of a PDF's first page. */
  readonly width: number | null
  readonly height: number | null
  /** Names of the files in the store; the last is the main one, the largest of a picture. */
  readonly files: readonly string[]
  readonly created_at: string
  /** The record that uses it. */
  readonly attached_to: string | null
  /** When it was attached; it stays when it is detached, because nothing is attached twice. */
  readonly attached_at: string | null
  /** Since when nothing uses it. */
  readonly loose_since: string | null
}
