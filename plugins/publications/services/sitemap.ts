import { Effect } from 'effect'
import { define } from '#core/kernel/define.ts'
import { pagesBefore } from '#core/plugin/sitemap.ts'
import { teacherZonePath } from '../domain/addresses.ts'
import { PostPages } from '../domain/publications.port.ts'

/** The teacher zone with its materials. */
export const PublicationsSitemap = define('publications/Sitemap', { postPages: PostPages }, ({ postPages }) =>
  pagesBefore(Effect.succeed([teacherZonePath]), postPages.of('materials')),
)
