import type { Effect } from 'effect'
import { token } from '#core/kernel/token.ts'
import type { OwnSection } from './posts.ts'

/** Writes the posts with which a section of the demo begins, for the plugin that shows it. */
export interface DemoPosts {
  /**
   * Writes the posts of a folder (`plugins/publications/demo/read-demo-posts.ts`) with their covers and files, published
   * when they say; nothing where the section has posts already, or an author is missing.
   */
  write(section: OwnSection, folder: URL): Effect.Effect<void>
}
export const DemoPosts = token<DemoPosts>('publications/DemoPosts')
