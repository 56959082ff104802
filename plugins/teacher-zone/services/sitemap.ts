import { Effect } from 'effect'
import { define } from '#core/kernel/define.ts'
import { pagesBefore } from '#core/plugin/sitemap.ts'
import { PublicPosts } from '#plugins/publications/contract/public-posts.ts'
import { zonePath } from '../contract/addresses.ts'

/** The list of materials, and the materials that everybody reads. */
export const ZoneSitemap = define('teacher-zone/Sitemap', { posts: PublicPosts }, ({ posts }) =>
  pagesBefore(Effect.succeed([zonePath]), posts.pagesOf('materials')),
)
