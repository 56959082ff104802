import type { Effect } from 'effect'
import { Failure } from '#core/kernel/failure.ts'
import { token } from '#core/kernel/token.ts'

/** The file could not be copied, for instance because the disk is full; nothing was changed. */
export class CopyFailed extends Failure('CopyFailed', 'stopped') {}

/** File of the data folder that is public. */
export interface PublicFile {
  readonly path: string
  /** Public path; changes with the content. */
  readonly url: string
}

/**
 * Files that the operator gave to a plugin, in the data folder, and in the store of uploads where processes share one;
 * served to browsers if the plugin declares `publicFiles`.
 */
export interface PublicFiles {
  /** Returns a plugin's newest file. */
  newest(plugin: string): Effect.Effect<PublicFile | null>
  /**
   * Copies a file, or stores a content, under `{name}.{hash}.{ending}`, with a hash of its content; visible only when
   * complete. The ending decides as what browsers read the file, so it is never that of the source.
   */
  add(
    plugin: string,
    source: string | Uint8Array,
    as: { readonly name: string; readonly ending: string },
  ): Effect.Effect<PublicFile, CopyFailed>
  /** Removes a plugin's files except one, for all processes that share the store of uploads. */
  removeOthers(plugin: string, retained: PublicFile | null): Effect.Effect<void>
  /**
   * Takes over what was given to a plugin on another machine, and removes what ended processes have left; returns
   * whether its files have changed.
   */
  synchronize(plugin: string): Effect.Effect<boolean>
}
export const PublicFiles = token<PublicFiles>('core/PublicFiles')
