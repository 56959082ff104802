import type { Effect } from 'effect'
import { token } from '#core/kernel/token.ts'

/** Size in bytes and last change of a stored file. */
export interface FileStat {
  readonly size: number
  readonly modified: Date
}

/** Stored file of a list. */
export interface StoredFile extends FileStat {
  readonly key: string
}

/** First and last byte of a part of a file, both included. */
export interface ByteRange {
  readonly first: number
  readonly last: number
}

/** Content of a file, opened when it is iterated. */
export interface FileContent extends FileStat {
  readonly content: AsyncIterable<Uint8Array>
}

/**
 * Files by key, on a disk or in an S3-compatible store; all processes of an installation share them. Keys are words of
 * a-z, 0-9, `.`, `_` and `-`, separated by slashes; no word begins with a dot. A full disk or an unreachable store
 * raises `Unavailable` as a defect.
 */
export interface FileStore {
  /**
   * Stores a file, or replaces it; it becomes visible when it is complete and survives a crash from then on. A content
   * that throws stores nothing.
   */
  put(key: string, content: Uint8Array | AsyncIterable<Uint8Array>): Effect.Effect<void>
  stat(key: string): Effect.Effect<FileStat | null>
  /** Returns a file or a part of it; `null` when there is none. `size` is that of the whole file. */
  read(key: string, range?: ByteRange): Effect.Effect<FileContent | null>
  /** Removes files; keys without a file are ignored. */
  remove(keys: readonly string[]): Effect.Effect<void>
  /** Lists the files whose keys begin with a folder, `''` for all, ordered by key within each folder. */
  list(folder: `${string}/` | ''): AsyncIterable<StoredFile>
  /** Removes what calls of `put` before a time have left behind when their process ended. */
  removeDrafts(before: Date): Effect.Effect<void>
}
export const FileStore = token<FileStore>('core/FileStore')

/** Returns the bytes of a content. */
export const bytesOf = async (content: AsyncIterable<Uint8Array>): Promise<Uint8Array> => {
  const parts: Uint8Array[] = []
  let size = 0
  for await (const part of content) {
    parts.push(part)
    size += part.length
  }
  const bytes = new Uint8Array(size)
  let at = 0
  for (const part of parts) {
    bytes.set(part, at)
    at += part.length
  }
  return bytes
}

const keyPattern = /^[a-z0-9_-][a-z0-9._-]*(\/[a-z0-9_-][a-z0-9._-]*)*$/

/** Returns a key, or throws: keys are written by the product, never by a user. */
export const checkedKey = (key: string): string => {
  if (!keyPattern.test(key) || key.length > 200) throw new Error(`Not a key of a file: ${key}`)
  return key
}
